/** The patterns of all pages' paths, in react-router's notation: handed in by the start, because routes stand above this. */
let patterns: readonly string[] = []

export function setOwnPaths(paths: readonly string[]): void {
  patterns = paths
}

export function ownPaths(): readonly string[] {
  return patterns
}
