import { Eye } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay, formatTime, formatWeekday } from '../../../../api/rules/text/format.ts'
import { istDate, weekdayOf } from '../../../../api/rules/time/time.ts'
import type { SlotPreview_mentor$key } from '../../../__generated__/SlotPreview_mentor.graphql.ts'
import type { SlotPreview_preview$key } from '../../../__generated__/SlotPreview_preview.graphql.ts'
import type { SlotPreview_summary$key } from '../../../__generated__/SlotPreview_summary.graphql.ts'
import type { SlotPreviewQuery } from '../../../__generated__/SlotPreviewQuery.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone } from '../../../ui/feedback/Skeleton.tsx'
import { Unanswered } from '../../../ui/feedback/Unanswered.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { BookedSession } from './BookedSession.tsx'
import { useDraftAnswer } from './useDraftAnswer.ts'
import { dayName, textsOfWeek, wrongDays, type Week } from './week.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const query = graphql`
  query SlotPreviewQuery($weeklyAvailability: WeeklyAvailabilityInput) @preloadable @raw_response_type {
    viewer {
      mentor {
        slotPreview(weeklyAvailability: $weeklyAvailability) {
          ...SlotPreview_summary
          ...SlotPreview_preview
        }
      }
    }
  }
`

interface SlotPreviewProps {
  mentorKey: SlotPreview_mentor$key
  /** As it stands in the form. */
  week: Week
  saved: Week
}

/** What students will see of the next two weeks with the hours as they stand in the form, saved or not. */
export function SlotPreview({ mentorKey, week, saved }: SlotPreviewProps) {
  const mentor = useFragment(
    graphql`
      fragment SlotPreview_mentor on Mentor {
        databaseId
        status
        available
        daysOff {
          startDate
          endDate
        }
      }
    `,
    mentorKey,
  )
  const { databaseId, status, available } = mentor
  const daysOff = mentor.daysOff?.map(({ startDate, endDate }) => `${startDate} to ${endDate}`)
  const [draft, kept] = [week, saved].map((each) => JSON.stringify(textsOfWeek(each)))
  // There is no preview of hours that will not do.
  const [wrong] = wrongDays(week)
  const { data, state, retry } = useDraftAnswer<SlotPreviewQuery>({
    query,
    // The answer for what is saved comes with the page.
    variables: wrong ? null : draft === kept ? {} : { weeklyAvailability: week },
    occasion: [status, available, daysOff, kept].join(' '),
  })
  const preview = data?.viewer?.mentor?.slotPreview
  const reason = whyNotOffered({ status, available })
  const isBehind = state !== 'current'
  // An answer without a preview is a refusal.
  const hasFailed = state === 'failed' || (state === 'current' && !preview)
  return (
    <Area>
      <Notice icon={<Eye size={20} />}>
        {reason && <p>{reason}</p>}
        <Summary aria-live="polite" aria-busy={state === 'loading'} data-behind={isBehind || undefined}>
          {preview && <PreviewSummary previewKey={preview} isOffered={reason === null} />}
        </Summary>
        {!preview && !hasFailed && <Bone $width="min(100%, 22em)" $height="1.2em" />}
        {draft !== kept && <p>This change does not affect booked sessions.</p>}
        {wrong && <p>{`Fix the hours of ${dayName(wrong)} to see the preview.`}</p>}
      </Notice>
      {hasFailed && <Unanswered onRetry={retry}>The preview could not be loaded. You can still save.</Unanswered>}
      {preview && <PreviewDays previewKey={preview} mentorId={databaseId} isBehind={isBehind} />}
    </Area>
  )
}

interface Offering {
  /** Null for everyone but the mentor. */
  status: string | null
  available: boolean
}

/** Why students see no slot at all, whatever the hours; null when they see them. */
function whyNotOffered({ status, available }: Offering): string | null {
  if (status === 'REJECTED') return 'You are not accepted as a mentor, so students see no slots.'
  if (status !== 'ACCEPTED') return 'We are still reviewing your application, so students see no slots yet.'
  return available ? null : 'You are shown as Busy, so students see no slots until you are Available again.'
}

interface PreviewSummaryProps {
  previewKey: SlotPreview_summary$key
  /** False while students see none, whatever the hours. */
  isOffered: boolean
}

/** "Students will see 21 slots next week: 4 on Tuesday, …": of the next Monday to Sunday, which two weeks always hold. */
function PreviewSummary({ previewKey, isOffered }: PreviewSummaryProps) {
  const { days } = useFragment(
    graphql`
      fragment SlotPreview_summary on SlotPreview {
        days {
          date
          slots {
            startsAt
          }
        }
      }
    `,
    previewKey,
  )
  const monday = days.findIndex(({ date }, ahead) => ahead > 0 && weekdayOf(date) === 1)
  const week = days.slice(monday, monday + 7).map(({ date, slots }) => ({
    weekday: formatWeekday(date),
    count: slots.filter(({ startsAt }) => startsAt).length,
  }))
  const open = week.filter(({ count }) => count > 0)
  const total = open.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <span>{isOffered ? 'Students will see ' : 'Without that, students would see '}</span>
      <b>{`${total === 0 ? 'no slots' : plural(total, 'slot')} next week`}</b>
      <span>{`${total > 0 ? `: ${open.map(({ weekday, count }) => `${count} on ${weekday}`).join(', ')}` : ''}.`}</span>
    </>
  )
}

const Area = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Summary = styled.p`
  transition: opacity var(--fast);
  &[data-behind] {
    opacity: 0.55;
  }
`

interface PreviewDaysProps {
  previewKey: SlotPreview_preview$key
  mentorId: number
  /** These are the days of an earlier draft. */
  isBehind: boolean
}

const TITLE = 'The next two weeks, day by day'

/** Each day's slots, with the sessions that are booked and the days that are off; behind a title on a phone. */
function PreviewDays({ previewKey, mentorId, isBehind }: PreviewDaysProps) {
  const { days, sessions } = useFragment(
    graphql`
      fragment SlotPreview_preview on SlotPreview {
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
                <Times>{timesWhole(slots.map(({ startsAt }) => formatTime(new Date(startsAt))).join(', '))}</Times>
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
