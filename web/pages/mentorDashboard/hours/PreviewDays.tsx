import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay, formatTime } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { PreviewDays_preview$key } from '../../../__generated__/PreviewDays_preview.graphql.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { BookedSession } from './BookedSession.tsx'

interface PreviewDaysProps {
  previewKey: PreviewDays_preview$key
  mentorId: number
  /** These are the days of an earlier draft. */
  isBehind: boolean
}

const TITLE = 'The next two weeks, day by day'

/** Each day's slots, with the sessions that are booked and the days that are off; behind a title on a phone. */
export function PreviewDays({ previewKey, mentorId, isBehind }: PreviewDaysProps) {
  const { days, sessions } = useFragment(
    graphql`
      fragment PreviewDays_preview on SlotPreview {
        days {
          date
          isDayOff
          slots {
            startsAt
          }
        }
        sessions {
          id
          startsAt
          ...BookedSession_booking
        }
      }
    `,
    previewKey,
  )
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone})`)
  const list = (
    <List aria-label={TITLE} data-behind={isBehind || undefined}>
      {days.map(({ date, isDayOff, slots }) => {
        const booked = sessions.filter(({ startsAt }) => startsAt && istDate(new Date(startsAt)) === date)
        const isEmpty = slots.length + booked.length === 0
        return (
          <li key={date} data-empty={isEmpty || undefined}>
            <b>{formatShortDay(date)}</b>
            <div>
              {isDayOff && <Badge $tone="warn">Day off</Badge>}
              {isEmpty && !isDayOff && <span>No slots</span>}
              {slots.length > 0 && (
                <Times>{slots.map(({ startsAt }) => formatTime(new Date(startsAt))).join(', ')}</Times>
              )}
              {booked.map((session) => (
                <Booked key={session.id}>
                  Booked: <BookedSession bookingKey={session} mentorId={mentorId} />
                </Booked>
              ))}
            </div>
          </li>
        )
      })}
    </List>
  )
  if (isPhone) return <Disclosure title={TITLE}>{list}</Disclosure>
  return (
    <div>
      <Title>{TITLE}</Title>
      {list}
    </div>
  )
}

const Title = styled.h3`
  margin-bottom: 4px;
  font-size: var(--t15);
`

const List = styled.ol`
  columns: 2 20rem;
  column-gap: 32px;
  list-style: none;
  color: var(--ink);
  transition: opacity var(--fast);
  &[data-behind] {
    opacity: 0.55;
  }
  > li {
    display: grid;
    grid-template-columns: 6.25rem minmax(0, 1fr);
    gap: 2px 12px;
    padding: 7px 0;
    border-top: 1px solid var(--line);
    break-inside: avoid;
    font-size: var(--t13);
    line-height: 1.6;
  }
  > li > b {
    font-weight: 600;
  }
  > li[data-empty],
  > li[data-empty] > b {
    color: var(--muted);
    font-weight: 400;
  }
  @container (inline-size < 18rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Times = styled.div`
  font-family: var(--mono);
  letter-spacing: -0.03em;
`

const Booked = styled.div`
  overflow-wrap: anywhere;
`
