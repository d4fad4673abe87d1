/** Ids, instants and days in a body. */
import { z } from 'zod/mini'
import { fromDateOnly, isIstDate, isKnownInstant, parseInstant } from '../../time/time.ts'
import { type FieldMessages, requiredOr } from './fields.ts'
import { parseId } from '../../parseId.ts'

/** An instant as a Date or ISO 8601 text (IST without a zone); answers a Date. */
export function instantField(messages: FieldMessages) {
  return z.pipe(
    z.union([z.date(), z.string()], { error: requiredOr(messages) }),
    z.transform((value: Date | string, context) => {
      const instant = typeof value === 'string' ? parseInstant(value) : value
      if (instant !== null && isKnownInstant(instant)) return instant
      context.issues.push({ code: 'custom', message: requiredOr(messages)({ input: value }), input: value })
      return z.NEVER
    }),
  )
}

/** A day as YYYY-MM-DD or the Date of a `date` column; answers YYYY-MM-DD. */
export function dayField(messages: FieldMessages) {
  return z.pipe(
    z.union([z.date(), z.string()], { error: requiredOr(messages) }),
    z.transform((value: Date | string, context) => {
      const day = typeof value === 'string' ? value.trim() : fromDateOnly(value)
      if (isIstDate(day)) return day
      context.issues.push({ code: 'custom', message: requiredOr(messages)({ input: value }), input: value })
      return z.NEVER
    }),
  )
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
