/** Opens the external group in this tab. */
export function openGroup(url: string): void {
  location.assign(url)
}
