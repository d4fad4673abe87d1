import { Eye } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SlotPreview_mentor$key } from '../../../__generated__/SlotPreview_mentor.graphql.ts'
import type { SlotPreviewQuery } from '../../../__generated__/SlotPreviewQuery.graphql.ts'
import { Bone } from '../../../ui/Skeleton.tsx'
import { StaleNotice } from '../../../ui/StaleNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PreviewDays } from './PreviewDays.tsx'
import { nextWeek, slotsText, whyNotOffered } from './previewTexts.ts'
import { useDraftAnswer } from './useDraftAnswer.ts'
import { dayName, wrongDays, type Week } from './week.ts'

const query = graphql`
  query SlotPreviewQuery(
    $id: Int!
    $weeklyAvailability: WeeklyAvailabilityInput
    $daysOff: [DaysOffRangeInput!]
  ) @raw_response_type {
    mentor(id: $id) {
      slotPreview(weeklyAvailability: $weeklyAvailability, daysOff: $daysOff) {
        isOffered
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
    }
  }
`

interface SlotPreviewProps {
  mentorKey: SlotPreview_mentor$key
  /** As it stands in the form. */
  week: Week
}

/** What students will see of the next two weeks with the hours as they stand in the form, saved or not. */
export function SlotPreview({ mentorKey, week }: SlotPreviewProps) {
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
  const daysOff = mentor.daysOff?.map(({ startDate, endDate }) => ({ startDate, endDate })) ?? null
  // There is no preview of hours that will not do.
  const [wrong] = wrongDays(week)
  const { data, state, retry } = useDraftAnswer<SlotPreviewQuery>({
    query,
    variables: wrong ? null : { id: databaseId, weeklyAvailability: week, daysOff },
    occasion: `${status} ${available}`,
  })
  const preview = data?.mentor?.slotPreview
  const reason = whyNotOffered({ status, available })
  // An answer without a preview is a refusal.
  const hasFailed = state === 'failed' || (state === 'current' && !preview)
  const counted = preview && nextWeek(preview.days)
  return (
    <Area>
      <Notice icon={<Eye size={20} />}>
        {reason && <Line>{reason}</Line>}
        {counted ? (
          <Line aria-live="polite" aria-busy={state === 'loading'} data-behind={state !== 'current' || undefined}>
            {reason ? 'Without that, students would see ' : 'Students will see '}
            <b>{slotsText(counted.count)} next week</b>
            {counted.days && `: ${counted.days}`}.
          </Line>
        ) : (
          !hasFailed && <Bone aria-label="Loading the preview" role="img" $width="22em" $height="1.2em" />
        )}
        <Line>Booked sessions are not touched by this change.</Line>
        {wrong && <Line>The preview follows once the hours of {dayName(wrong)} are corrected.</Line>}
      </Notice>
      {hasFailed && (
        <StaleNotice busy={false} onRetry={retry}>
          The preview could not be loaded. You can save all the same.
        </StaleNotice>
      )}
      {preview && (
        <PreviewDays
          days={preview.days}
          sessions={preview.sessions}
          mentorId={databaseId}
          isBehind={state !== 'current'}
        />
      )}
    </Area>
  )
}

const Area = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Line = styled.p`
  transition: opacity var(--fast);
  &[data-behind] {
    opacity: 0.55;
  }
`
