# Prints what bash offers for each line of its input, as `LINE: OFFER OFFER…`. A line ends at the cursor.
# usage: bash ask.bash SCRIPT TOOL <LINES
set -u
source "$1" || exit
while IFS= read -r line; do
  # Bash splits at `=` too.
  read -ra COMP_WORDS <<<"${line//=/ = }"
  [[ $line != *[\ =] ]] || COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  "_$2"
  echo "$line: ${COMPREPLY[*]-}"
done
