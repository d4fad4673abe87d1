const LARGEST = 2_147_483_647

/** The numeric id in an address, as GraphQL's Int takes it; null for anything else, `007` too: a page has one address. */
export function numericId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id !== null && id <= LARGEST ? id : null
}
