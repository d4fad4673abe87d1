import { z } from 'zod/mini'

/** Largest value of the id columns (32-bit). */
const LARGEST_ID = 2_147_483_647

/** A numeric id from a path or body, number or digits; null when no row can have it. */
export function parseId(value: unknown): number | null {
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0
  return id > 0 && id <= LARGEST_ID ? id : null
}

/** A numeric id in a body; `label` opens the messages ("Mentor id is required"). */
export function idField(label: string) {
  const invalid = `${label} must be a whole number above 0`
  return z.pipe(
    z.union([z.number(), z.string()], {
      error: ({ input }) => (input === undefined || input === null ? `${label} is required` : invalid),
    }),
    z.transform((value: number | string, context) => {
      const id = parseId(value)
      if (id !== null) return id
      context.issues.push({
        code: 'custom',
        message: value === '' ? `${label} is required` : invalid,
        input: value,
      })
      return z.NEVER
    }),
  )
}
