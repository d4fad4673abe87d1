import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../../api/rules/text/format.ts'
import type {
  SessionNews_booking$data,
  SessionNews_booking$key,
} from '../../../__generated__/SessionNews_booking.graphql.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'
import type { SessionSide } from './SessionPerson.tsx'

interface SessionNewsProps {
  bookingKey: SessionNews_booking$key
  side: SessionSide
}

/** What has happened to a booking: moved, cancelled and by whom, refunded, proposed, reported. Nothing when nothing has. */
export function SessionNews({ bookingKey, side }: SessionNewsProps) {
  const booking = useFragment(
    graphql`
      fragment SessionNews_booking on Booking {
        status
        mentorLeft
        isUndecided
        mentorName
        menteeName
        moneyLines
        movedAt
        movedFrom
        cancelledAt
        cancelledBy
        cancelReason
        proposal {
          startsAt
          expiresAt
        }
        noShow {
          reportedBy
          reportStatement
          answer
          answerStatement
          finding
        }
      }
    `,
    bookingKey,
  )
  const news = newsLines(booking, side)
  if (news.length === 0) return null
  return (
    <List>
      {news.map(({ tone, text }, index) => (
        // Two refunds of the same sum read alike.
        <li key={`${index}:${text}`} data-tone={tone}>
          {timesWhole(text)}
        </li>
      ))}
    </List>
  )
}

/** One thing to know about a booking beside its time. */
interface News {
  tone: 'info' | 'warn'
  text: string
}

type Booking = SessionNews_booking$data

const UNDECIDED = 'It stays booked for now. Our team will decide whether it is cancelled, and will write to you.'

const when = (instant: string): string => formatWhenFull(new Date(instant))

/** What has happened to a booking, in words for the side that reads it; what needs an answer comes first. */
function newsLines(booking: Booking, side: SessionSide): News[] {
  const { status } = booking
  const lines: (News | null)[] =
    status === 'CANCELLED'
      ? [cancelled(booking, side), decided(booking, side), ...written(booking, side), ...moneyNews(booking)]
      : status === 'CONFIRMED'
        ? [
            booking.mentorLeft ? { tone: 'warn', text: booking.mentorLeft } : null,
            booking.isUndecided ? { tone: 'warn', text: UNDECIDED } : null,
            noShow(booking, side),
            ...written(booking, side),
            proposal(booking, side),
            ...moneyNews(booking),
            moved(booking),
          ]
        : [decided(booking, side), ...written(booking, side), ...moneyNews(booking)]
  return lines.filter((news) => news !== null)
}

const other = ({ mentorName, menteeName }: Booking, side: SessionSide): string =>
  side === 'mentor' ? menteeName : mentorName

const isOwn = (actor: string, side: SessionSide): boolean => actor.toLowerCase() === side

function cancelled(booking: Booking, side: SessionSide): News {
  const { cancelledAt, cancelledBy, cancelReason, noShow: report } = booking
  const person = other(booking, side)
  if (report?.answer === 'AGREED')
    return {
      tone: 'info',
      text: isOwn(report.reportedBy, side)
        ? `${person} agreed that they missed it, so it was cancelled.`
        : 'You told us that you missed it, so it was cancelled.',
    }
  const at = cancelledAt ? ` on ${when(cancelledAt)}` : ''
  if (!cancelledBy) return { tone: 'info', text: `It was cancelled${at}.` }
  const who = cancelledBy === 'ADMINISTRATOR' ? 'Our team' : isOwn(cancelledBy, side) ? 'You' : person
  const why = cancelReason ? ` The reason: ${cancelReason}` : ''
  return { tone: 'info', text: `${who} cancelled it${at}.${why}` }
}

/** Where its money is, in the server's words. */
const moneyNews = ({ moneyLines }: Booking): News[] => moneyLines.map((text) => ({ tone: 'info', text }))

function moved({ movedAt, movedFrom }: Booking): News | null {
  if (movedFrom) return { tone: 'info', text: `It was moved from ${when(movedFrom)}.` }
  return movedAt ? { tone: 'info', text: `It was moved to this time on ${when(movedAt)}.` } : null
}

function proposal(booking: Booking, side: SessionSide): News | null {
  const { proposal: asked, mentorName, menteeName } = booking
  if (!asked) return null
  const until = when(asked.expiresAt)
  return {
    tone: 'info',
    text:
      side === 'mentee'
        ? `${mentorName} proposes another time: ${when(asked.startsAt)}. You can answer until ${until}.`
        : `You proposed another time: ${when(asked.startsAt)}. ${menteeName} can answer until ${until}.`,
  }
}

function noShow(booking: Booking, side: SessionSide): News | null {
  const { noShow: report } = booking
  if (!report) return null
  const person = other(booking, side)
  if (report.answer === 'DISPUTED')
    return {
      tone: 'warn',
      text: `You and ${person} disagree about whether it took place. An administrator will look at it and write to both of you.`,
    }
  if (isOwn(report.reportedBy, side))
    return { tone: 'info', text: `You reported that ${person} didn’t come. We’ve asked ${person} what happened.` }
  return { tone: 'warn', text: `${person} reported that you didn’t come. Please tell us whether that is right.` }
}

/** What the team has found out about a report. */
function decided(booking: Booking, side: SessionSide): News | null {
  const finding = booking.noShow?.finding
  if (!finding) return null
  const missed = finding === 'MENTOR_MISSED' ? 'mentor' : 'mentee'
  const person = missed === side ? 'you' : other(booking, side)
  const found = finding === 'TOOK_PLACE' ? 'the session took place' : `${person} did not come`
  return { tone: 'info', text: `Our team looked into the no-show report and found that ${found}.` }
}

/** What the two have written about a session that one of them missed. */
function written(booking: Booking, side: SessionSide): News[] {
  const { noShow: report } = booking
  if (!report) return []
  const isReporter = isOwn(report.reportedBy, side)
  const [own, theirs] = isReporter
    ? [report.reportStatement, report.answerStatement]
    : [report.answerStatement, report.reportStatement]
  return [
    ...(theirs ? [{ tone: 'info' as const, text: `${other(booking, side)} wrote: “${theirs}”` }] : []),
    ...(own ? [{ tone: 'info' as const, text: `You wrote: “${own}”` }] : []),
  ]
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  list-style: none;
  > li {
    max-width: 72ch;
    padding-left: 12px;
    border-left: 3px solid var(--blueprint-line);
    overflow-wrap: anywhere;
  }
  > li[data-tone='warn'] {
    border-color: var(--warn);
  }
`
