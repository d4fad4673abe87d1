import { graphql, useFragment } from 'react-relay'
import type { WeekLines_hours$key } from '../../../__generated__/WeekLines_hours.graphql.ts'

/** "Monday, 09:00 to 17:00", one line for each day that is open. */
export function WeekLines({ hoursKeys }: { hoursKeys: WeekLines_hours$key }) {
  const week = useFragment(
    graphql`
      fragment WeekLines_hours on AvailabilityWindow @relay(plural: true) {
        weekday
        enabled
        startTime
        endTime
      }
    `,
    hoursKeys,
  )
  const lines = week
    .filter(({ enabled }) => enabled)
    .map(({ weekday, startTime, endTime }) => `${nameOf(weekday)}, ${startTime} to ${endTime}`)
  return lines.length > 0 ? lines.join('\n') : 'Not set'
}

const nameOf = (weekday: string): string => `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
