/** Adds a script of another site; one that does not come is no failure of ours. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
