/** Path patterns of all pages, in react-router's notation. `main.tsx` sets them, because this layer cannot import routes. */
let patterns: readonly string[] = []

export function setOwnPaths(paths: readonly string[]): void {
  patterns = paths
}

export function ownPaths(): readonly string[] {
  return patterns
}
