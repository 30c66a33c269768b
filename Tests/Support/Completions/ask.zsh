# Prints what zsh offers for each line of its input, as `LINE: OFFER OFFER…`. A line ends at the cursor.
# usage: zsh -f ask.zsh SCRIPT TOOL <LINES
zmodload zsh/zpty
offers=$(mktemp)
trap 'rm -f $offers' EXIT
# The line editor works on a terminal only. Calls of compadd that only compute go through; the others are written down.
zpty shell "TERM=dumb OFFERS=$offers zsh -f -i"
zpty -w shell "PS1= PS2= RPS1=; unsetopt zle_bracketed_paste beep; autoload -Uz compinit; compinit -u -D; source $1 2>>$offers"
zpty -w shell 'compadd() {
  if (( ${argv[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi
  local -a hits; builtin compadd -O hits "$@"; print -rl -- $hits >>$OFFERS; builtin compadd "$@"
}'
zpty -w shell 'finish() { BUFFER=; print -r -- ASK-END; }; zle -N finish; bindkey "^X" finish; bindkey "^I" complete-word; print ASK-READY'
zpty -r -m shell ignored '*ASK-READY'$'\r''*'
while IFS= read -r line; do
  : >$offers
  zpty -w -n shell "$line"$'\t'$'\x18'
  zpty -r -m shell ignored '*ASK-END*'
  print -r -- "$line: ${(j: :)${(fu)"$(<$offers)"}}"
done
