import { graphql, useFragment } from 'react-relay'
import { formatWeekday } from '../../../../api/rules/text/format.ts'
import { weekdayOf } from '../../../../api/rules/time/time.ts'
import type { PreviewSummary_preview$key } from '../../../__generated__/PreviewSummary_preview.graphql.ts'
import { plural } from '../../../lib/plural.ts'

interface PreviewSummaryProps {
  previewKey: PreviewSummary_preview$key
  /** False while students see none, whatever the hours. */
  isOffered: boolean
}

/** "Students will see 21 slots next week: 4 on Tuesday, …": of the next Monday to Sunday, which two weeks always hold. */
export function PreviewSummary({ previewKey, isOffered }: PreviewSummaryProps) {
  const { days } = useFragment(
    graphql`
      fragment PreviewSummary_preview on SlotPreview {
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
