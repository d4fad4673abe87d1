import { graphql, readInlineData } from 'react-relay'
import { formatTime } from '../../../api/rules/text/format.ts'
import type { joinWords_booking$data, joinWords_booking$key } from '../../__generated__/joinWords_booking.graphql.ts'
import type { SessionSide } from './sessionSide.ts'

const fragment = graphql`
  fragment joinWords_booking on Booking @inline {
    mentorName
    menteeName
    joins {
      side
      firstAt
      lastAt
      presses
    }
  }
`

type Join = joinWords_booking$data['joins'][number]

/** What a press of Join shows, and what it doesn't. */
export const JOIN_NOTE =
  'This shows who opened the meeting from Plumbline and when, not who stayed. Joining by another way, such as the link in an email or an older browser, may not be recorded.'

/** When each of the two pressed Join, for the side that reads it; for an administrator without a side. */
export function joinLines(
  key: joinWords_booking$key,
  reader: SessionSide | null,
): { side: SessionSide; text: string }[] {
  const { mentorName, menteeName, joins } = readInlineData(fragment, key)
  const names = { mentee: menteeName, mentor: mentorName }
  return (['mentee', 'mentor'] as const).map((side) => {
    const join = joins.find((one) => one.side.toLowerCase() === side)
    if (!join) return { side, text: `We have no record that ${side === reader ? 'you' : names[side]} pressed Join.` }
    return { side, text: `${side === reader ? 'You' : names[side]} ${pressed(join)}` }
  })
}

function pressed(join: Join): string {
  const first = formatTime(new Date(join.firstAt))
  if (join.presses === 1) return `pressed Join at ${first} IST.`
  return `pressed Join ${join.presses} times, first at ${first} and last at ${formatTime(new Date(join.lastAt))} IST.`
}

/** Whether anybody has pressed it. */
export const isJoined = (key: joinWords_booking$key): boolean => readInlineData(fragment, key).joins.length > 0
