/** Whether a select or a link says "no filter": `all`, `any` or nothing, in any case. */
export function isNoFilter(text: string): boolean {
  return /^(all|any)?$/i.test(text)
}
