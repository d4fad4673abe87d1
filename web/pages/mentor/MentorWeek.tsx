import { graphql, useFragment } from 'react-relay'
import { formatTime } from '../../../api/rules/text/format.ts'
import { istInstant, minutesOf, type IstTime } from '../../../api/rules/time/time.ts'
import type { MentorWeek_mentor$data, MentorWeek_mentor$key } from '../../__generated__/MentorWeek_mentor.graphql.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WeekRuler } from '../../ui/time/WeekRuler.tsx'
import { paragraphs } from './MentorAbout.tsx'
import { ProfileSection } from './profileParts.ts'

type Day = MentorWeek_mentor$data['weeklyAvailability'][number]

/** The hours of a usual week, drawn to scale and told in words. */
export function MentorWeek({ mentorKey }: { mentorKey: MentorWeek_mentor$key }) {
  const { weeklyAvailability, timeSlotsPerWeek } = useFragment(
    graphql`
      fragment MentorWeek_mentor on Mentor {
        timeSlotsPerWeek
        weeklyAvailability {
          weekday
          enabled
          startTime
          endTime
        }
      }
    `,
    mentorKey,
  )
  const open = weeklyAvailability.filter(({ enabled }) => enabled)
  return (
    <ProfileSection>
      <h2>Weekly availability</h2>
      {open.length === 0 ? (
        <Muted as="p">No weekly hours are set yet.</Muted>
      ) : (
        <>
          <Muted as="p">Hours in IST. Times you can book are on the next page.</Muted>
          <VisuallyHidden>{open.map((day) => `${weekdayName(day)} ${hoursText(day)}`).join(', ')}</VisuallyHidden>
          <div aria-hidden="true">
            <WeekRuler days={weeklyAvailability.map(rulerDay)} />
          </div>
        </>
      )}
      {paragraphs(timeSlotsPerWeek ?? '').map((note) => (
        <Muted as="p" key={note}>
          {note}
        </Muted>
      ))}
    </ProfileSection>
  )
}

function rulerDay(day: Day) {
  return {
    weekday: weekdayName(day).slice(0, 3),
    window: day.enabled ? { from: minutesOf(day.startTime), to: minutesOf(day.endTime) } : null,
    label: day.enabled ? hoursText(day) : 'Not available',
  }
}

function weekdayName({ weekday }: Day): string {
  return weekday.charAt(0) + weekday.slice(1).toLowerCase()
}

function hoursText({ startTime, endTime }: Day): string {
  return `${timeText(startTime)} to ${endTime === '24:00' ? 'midnight' : timeText(endTime)}`
}

/** `18:00` as `6:00 pm`; the day makes no difference. */
function timeText(time: IstTime): string {
  return formatTime(istInstant('2026-01-01', time))
}
