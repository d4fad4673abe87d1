import { graphql, useFragment } from 'react-relay'
import { NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { dayHoursProblem, type DayHours } from '../../../../api/rules/dayHours.ts'
import { minutesOf } from '../../../../api/rules/time.ts'
import type {
  WeeklyHours_mentor$data,
  WeeklyHours_mentor$key,
} from '../../../__generated__/WeeklyHours_mentor.graphql.ts'
import { EditorSection } from '../../../ui/editor/EditorSection.tsx'
import { useEditor } from '../../../ui/editor/useEditor.ts'
import { Field } from '../../../ui/Field.tsx'
import { HoursScale, rulerOf } from '../../../ui/HoursBar.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { CopyHours } from './CopyHours.tsx'
import { DayHead, DayLines } from './dayLayout.ts'
import { DayRow } from './DayRow.tsx'
import { SlotPreview } from './SlotPreview.tsx'
import { useSaveHours } from './useSaveHours.ts'
import { DAYS, textOfDay, textsOfWeek, weekOfTexts, type Day, type Week } from './week.ts'

/** The weekly hours, what students will see of them, and a note to them: a section of the profile form. */
export function WeeklyHours({ mentorKey }: { mentorKey: WeeklyHours_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment WeeklyHours_mentor on Mentor {
        profileVersion
        timeSlotsPerWeek
        weeklyAvailability {
          weekday
          enabled
          startTime
          endTime
        }
        ...SlotPreview_mentor
      }
    `,
    mentorKey,
  )
  const saved = savedWeek(mentor.weeklyAvailability)
  const [save] = useSaveHours()
  const editor = useEditor({
    schema: () => import('./hoursSchema.ts').then((module) => module.hoursSchema),
    values: { ...textsOfWeek(saved), timeSlotsPerWeek: mentor.timeSlotsPerWeek ?? '' },
    onSave: ({ timeSlotsPerWeek, ...texts }) =>
      save({
        input: { profileVersion: mentor.profileVersion, weeklyAvailability: weekOfTexts(texts), timeSlotsPerWeek },
      }),
  })
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
    editor.setValue(day, textOfDay(next), { shouldDirty: true })
  }
  function copy(from: Day, to: readonly Day[]): void {
    for (const day of to) change(day, week[from])
  }
  return (
    <EditorSection title="Weekly availability" lead="Hours in IST. Each slot is 45 minutes." editor={editor}>
      <DayLines>
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
      <SlotPreview mentorKey={mentor} week={week} />
      <Field
        {...editor.field('timeSlotsPerWeek')}
        label="Availability notes"
        note="optional"
        hint="Students see this below your hours."
        aside={`${values.timeSlotsPerWeek.trim().length} / ${NOTE_MAXIMUM}`}
      >
        <TextArea {...editor.register('timeSlotsPerWeek')} rows={2} />
      </Field>
    </EditorSection>
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
