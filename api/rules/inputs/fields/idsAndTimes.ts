/** Ids, instants and days in a body. */
import { z } from 'zod/mini'
import { fromDateOnly, isIstDate, isKnownInstant, parseInstant } from '../../time/time.ts'
import { type FieldMessages, readAs, requiredOr } from './fields.ts'
import { parseId } from '../../parseId.ts'

/** A Date or a text; answers what `read` makes of it. */
function dateOr<Read>(messages: FieldMessages, read: (value: Date | string) => Read | null) {
  const refused = requiredOr(messages)
  return z.pipe(
    z.union([z.date(), z.string()], { error: refused }),
    readAs(read, (input) => refused({ input })),
  )
}

/** An instant as a Date or ISO 8601 text (IST without a zone); answers a Date. */
export const instantField = (messages: FieldMessages) =>
  dateOr(messages, (value) => {
    const instant = typeof value === 'string' ? parseInstant(value) : value
    return instant !== null && isKnownInstant(instant) ? instant : null
  })

/** A day as YYYY-MM-DD or the Date of a `date` column; answers YYYY-MM-DD. */
export const dayField = (messages: FieldMessages) =>
  dateOr(messages, (value) => {
    const day = typeof value === 'string' ? value.trim() : fromDateOnly(value)
    return isIstDate(day) ? day : null
  })

/** A numeric id in a body; `label` opens the messages ("Mentor id is required"). */
export function idField(label: string) {
  const refused = requiredOr({ required: `${label} is required`, invalid: `${label} must be a whole number above 0` })
  return z.pipe(
    z.union([z.number(), z.string()], { error: refused }),
    readAs<number | string, number>(parseId, (input) => refused({ input })),
  )
}

/** What a client names a message by, so that the same one twice is one. */
export const clientIdField = () =>
  z.pipe(
    z.guid('Client id must be a UUID'),
    z.transform((id: string) => id.toLowerCase()),
  )
