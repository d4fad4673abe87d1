import { graphql, useFragment } from 'react-relay'
import { SESSION_LENGTH } from '../../../../api/rules/constants.ts'
import { MENTOR_PROSE } from '../../../../api/rules/people/mentorTexts.ts'
import { dayHoursProblem, type DayHours } from '../../../../api/rules/time/dayHours.ts'
import { minutesOf } from '../../../../api/rules/time/time.ts'
import type {
  WeeklyHours_mentor$data,
  WeeklyHours_mentor$key,
} from '../../../__generated__/WeeklyHours_mentor.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { HoursScale, rulerOf } from '../../../ui/time/HoursBar.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { sectionOf } from '../profile/sections.ts'
import { useMentorSection } from '../profile/useMentorSection.ts'
import { CopyHours } from './CopyHours.tsx'
import { DayHead, DayLines, DayRow } from './DayRow.tsx'
import { SlotPreview } from './SlotPreview.tsx'
import { roomText } from '../../../lib/plural.ts'
import { DAYS, textOfDay, textsOfWeek, weekOfTexts, weekText, type Day, type Week } from './week.ts'

const { timeSlotsPerWeek: NOTES } = MENTOR_PROSE

/** The weekly hours, what students will see of them, and a note to them: a section of the profile form. */
export function WeeklyHours({ mentorKey }: { mentorKey: WeeklyHours_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment WeeklyHours_mentor on Mentor {
        timeSlotsPerWeek
        weeklyAvailability {
          weekday
          enabled
          startTime
          endTime
        }
        ...useMentorSection_mentor
        ...SlotPreview_mentor
      }
    `,
    mentorKey,
  )
  const saved = savedWeek(mentor.weeklyAvailability)
  const section = useMentorSection(
    mentor,
    { weeklyAvailability: saved, timeSlotsPerWeek: mentor.timeSlotsPerWeek },
    {
      ...sectionOf('weekly-availability'),
      labels: { weeklyAvailability: 'Weekly availability', timeSlotsPerWeek: NOTES.label },
      schema: () => import('../profile/schemas.ts').then(({ hoursSchema }) => hoursSchema),
      toForm: ({ weeklyAvailability, timeSlotsPerWeek }) => ({
        ...textsOfWeek(weeklyAvailability),
        timeSlotsPerWeek: timeSlotsPerWeek ?? '',
      }),
      toUpdate: ({ timeSlotsPerWeek, ...texts }) => ({ weeklyAvailability: weekOfTexts(texts), timeSlotsPerWeek }),
      inputsOf: (field) => (field === 'weeklyAvailability' ? DAYS : [field]),
      textOf: (field, texts) => (field === 'weeklyAvailability' ? weekText(weekOfTexts(texts)) : undefined),
    },
  )
  const { editor } = section
  const { values } = editor
  const week = weekOfTexts(values)
  const ruler = rulerOf(
    DAYS.map((day) => week[day])
      .filter(({ enabled }) => enabled)
      .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) })),
  )

  function change(day: Day, hours: DayHours): void {
    // Nobody sees the times of a day that is off to correct them.
    const isKept = !hours.enabled && dayHoursProblem(hours) !== null
    const next = isKept ? { ...saved[day], enabled: false } : hours
    editor.setValue(day, textOfDay(next))
  }
  function copy(from: Day, to: readonly Day[]): void {
    for (const day of to) change(day, week[from])
  }
  return (
    <ProfileSection section={section} lead={`Hours in IST. Each slot is ${SESSION_LENGTH}.`}>
      <DayLines id="weeklyAvailability">
        <DayHead aria-hidden="true">
          <span>Day</span>
          <span>Start and end, IST</span>
          <HoursScale ruler={ruler} />
          <span>Slots</span>
        </DayHead>
        {DAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={week[day]}
            onChange={(hours) => change(day, hours)}
            ruler={ruler}
            id={editor.field(day).id}
          />
        ))}
      </DayLines>
      <CopyHours week={week} onCopy={copy} />
      <SlotPreview mentorKey={mentor} week={week} saved={saved} />
      <Field
        {...editor.field('timeSlotsPerWeek')}
        label={NOTES.label}
        note="optional"
        hint="Students see this below your hours."
        aside={roomText(values.timeSlotsPerWeek.trim().length, NOTES.maximum)}
      >
        <TextArea {...editor.register('timeSlotsPerWeek')} rows={2} />
      </Field>
    </ProfileSection>
  )
}

/** By day. */
function savedWeek(hours: WeeklyHours_mentor$data['weeklyAvailability']): Week {
  const week = hours.map(({ weekday, enabled, startTime, endTime }) => [
    weekday.toLowerCase(),
    { enabled, startTime, endTime },
  ])
  return Object.fromEntries(week) as Week
}
