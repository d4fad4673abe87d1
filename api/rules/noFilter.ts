/** `all` and `any` in any case, and nothing at all, are how a select or an address says "no filter". */
export function isNoFilter(text: string): boolean {
  return /^(all|any)?$/i.test(text)
}
