# Runs two functions at the same time, for steps that use one processor each; sourced by .ci/run.

# side_by_side ONE OTHER: what ONE prints comes whole, at its end; fails if either fails, at its first failure.
side_by_side() {
    local log one ours theirs
    log=$(mktemp)
    # A function in a condition, such as `ONE || exit`, would go on after a failure inside it.
    set +e
    (set -e; "$1") > "$log" 2>&1 &
    one=$!
    (set -e; "$2")
    ours=$?
    wait "$one"
    theirs=$?
    set -e
    cat "$log"
    rm -f "$log"
    # Not `[ ... ] && [ ... ]`: with `set -e` a failure of its first part ends nothing.
    return $((ours | theirs))
}
