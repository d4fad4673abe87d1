import { graphql, readInlineData } from 'react-relay'
import type { emailed_booking$key } from '../../__generated__/emailed_booking.graphql.ts'

const fragment = graphql`
  fragment emailed_booking on Booking @inline {
    mentorName
    menteeName
    mentor {
      __typename
    }
    mentee {
      __typename
    }
  }
`

/** Whom we email about a booking, by name: not a side whose account is closed. */
function emailedSides(key: emailed_booking$key): string[] {
  const { mentorName, menteeName, mentor, mentee } = readInlineData(fragment, key)
  return [...(mentee ? [menteeName] : []), ...(mentor ? [mentorName] : [])]
}

/** What an act on a booking says of its emails; `what` they say: `that it is cancelled, with your reason`. */
export function emailText(key: emailed_booking$key, what: string): string {
  const sides = emailedSides(key)
  return sides.length > 0
    ? `We email ${sides.join(' and ')} ${what}.`
    : 'We don’t email anyone: both accounts are closed.'
}

/** The same once it is done: `Cancelled. We’ve emailed both sides.` */
export function emailedText(key: emailed_booking$key, done: string): string {
  const [one, other] = emailedSides(key)
  if (!one) return done
  return `${done} We’ve emailed ${other ? 'both sides' : one}.`
}
