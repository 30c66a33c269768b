# Prints what fish offers for each line of its input, as `LINE: OFFER OFFER…`. A line ends at the cursor.
# usage: fish --no-config ask.fish SCRIPT TOOL <LINES
source $argv[1]; or exit
while read --line line
    set offers (complete -C "$line" | string split -f 1 \t)
    echo "$line: $offers"
end
