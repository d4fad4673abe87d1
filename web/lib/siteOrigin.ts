/** The public origin, as the server says it: a page reached under another host still names its canonical address. */
export function siteOrigin(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin
}
