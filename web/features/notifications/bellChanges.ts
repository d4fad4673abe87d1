let changes = 0

/** A change was told live. */
export function noteChange(): void {
  changes += 1
}

/** How many changes were told so far: an answer that was asked for before the last of them may be older than it. */
export function changesSeen(): number {
  return changes
}
