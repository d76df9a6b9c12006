# A stage of `make test`: sh tools/stage.sh WHAT COMMAND
# Says what it does and how that ended; all that it prints is kept in build/stages, and shown if it fails.
mkdir -p build/stages
log="build/stages/$(echo "$1" | tr -cs 'A-Za-z' -).txt"
echo "$1 ..."
began=$(date +%s)
if sh -c "$2" >"$log" 2>&1; then ended=passed; else ended=FAILED; cat "$log"; fi
printf '%s in %3d s: %s\n' $ended $(($(date +%s) - began)) "$1" | tee -a build/stages/results
[ $ended = passed ]
