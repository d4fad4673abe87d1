import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../../api/rules/text/format.ts'
import type {
  JoinRecord_booking$data,
  JoinRecord_booking$key,
} from '../../../__generated__/JoinRecord_booking.graphql.ts'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import type { SessionSide } from './SessionPerson.tsx'

interface JoinRecordProps {
  bookingKey: JoinRecord_booking$key
  /** Who reads it; null for an administrator. */
  side: SessionSide | null
  /** Also says so when nobody has pressed it. */
  always?: boolean
}

/** When each of the two pressed Join, and what that shows. Nothing before anybody has, unless a no-show is reported. */
export function JoinRecord({ bookingKey, side, always = false }: JoinRecordProps) {
  const booking = useFragment(
    graphql`
      fragment JoinRecord_booking on Booking {
        mentorName
        menteeName
        joins {
          side
          firstAt
          lastAt
          presses
        }
        noShow {
          __typename
        }
      }
    `,
    bookingKey,
  )
  if (!always && !booking.noShow && booking.joins.length === 0) return null
  return (
    <Lines>
      {joinLines(booking, side).map((line) => (
        <p key={line.side}>{line.text}</p>
      ))}
      <Small as="p">{JOIN_NOTE}</Small>
    </Lines>
  )
}

type Join = JoinRecord_booking$data['joins'][number]

/** What a press of Join shows, and what it doesn't. */
const JOIN_NOTE =
  'This shows who opened the meeting from Plumbline and when, not who stayed. Joining by another way, such as the link in an email or an older browser, may not be recorded.'

/** When each of the two pressed Join, for the side that reads it; for an administrator without a side. */
function joinLines(
  { mentorName, menteeName, joins }: JoinRecord_booking$data,
  reader: SessionSide | null,
): { side: SessionSide; text: string }[] {
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

const Lines = styled.div`
  display: grid;
  gap: 4px;
  max-width: 72ch;
  overflow-wrap: anywhere;
`
