import { GraphQLError } from 'graphql'
import { fromDateOnly, isIstDate, isKnownInstant } from '../rules/time/time.ts'
import { builder } from './builder.ts'

/** Characters of an instant. The pattern takes the square of a text's length: 250 kB would stop the process for a minute. */
const LONGEST_INSTANT = 40

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_INSTANT && /T.*(Z|[+-]\d\d:?\d\d)$/.test(value)
}

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC, e.g. `2026-11-28T05:00:00.000Z`. Input needs a zone.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = isInstant(value) ? new Date(value) : null
    if (!instant || !isKnownInstant(instant))
      throw new GraphQLError('DateTime must be ISO 8601 with a zone, such as 2026-11-28T05:00:00Z')
    return instant
  },
})

builder.scalarType('Date', {
  description: 'A calendar day in Asia/Kolkata, `YYYY-MM-DD`.',
  serialize: (value) => (typeof value === 'string' ? value : fromDateOnly(value)),
  parseValue: (value) => {
    if (typeof value !== 'string' || !isIstDate(value))
      throw new GraphQLError('Date must be a calendar day such as 2026-11-28')
    return value
  },
})

builder.scalarType('Paise', {
  description: 'Indian rupees in whole paise: 79900 is ₹799.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw new GraphQLError('Paise must be a whole number of paise, 0 or more')
    return value
  },
})
