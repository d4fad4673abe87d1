/** Largest value of the id columns (32-bit). */
const LARGEST_ID = 2_147_483_647

/** A numeric id from a path or body, number or digits; null when no row can have it. */
export function parseId(value: unknown): number | null {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0
  return id > 0 && id <= LARGEST_ID ? id : null
}
