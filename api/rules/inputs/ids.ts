import { z } from 'zod/mini'
import { parseId } from '../parseId.ts'

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
