import { graphql, useFragment } from 'react-relay'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { dayHoursProblem, type DayHours } from '../../../../api/rules/inputs/availability.ts'
import { minutesOf } from '../../../../api/rules/time/time.ts'
import type {
  WeeklyHours_mentor$data,
  WeeklyHours_mentor$key,
} from '../../../__generated__/WeeklyHours_mentor.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field, FieldLabel, Hint } from '../../../ui/form/Field.tsx'
import { HoursScale, rulerOf } from '../../../ui/time/HoursBar.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { sectionOf } from '../profile/sections.ts'
import { useMentorSection } from '../profile/useMentorSection.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { DayHead, DayLines, DayRow } from './DayRow.tsx'
import { SlotPreview } from './SlotPreview.tsx'
import {
  DAYS,
  textOfDay,
  textsOfWeek,
  weekOfTexts,
  weekText,
  type Day,
  type Week,
  dayName,
  hoursText,
  WORKDAYS,
  wrongDays,
} from './week.ts'

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
      labels: { weeklyAvailability: 'Weekly availability', timeSlotsPerWeek: 'Availability notes' },
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
    <ProfileSection section={section} lead="Hours in IST. Each slot is 45 minutes.">
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
        label="Availability notes"
        note="optional"
        hint="Students see this below your hours."
        aside={`${values.timeSlotsPerWeek.trim().length} of ${NOTE_MAXIMUM}`}
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

interface CopyHoursProps {
  week: Week
  onCopy: (from: Day, to: readonly Day[]) => void
}

/** Copies the hours of one day to others: weekdays, all days, or those that are picked. */
function CopyHours({ week, onCopy }: CopyHoursProps) {
  const wrong = wrongDays(week)
  const sources = DAYS.filter((day) => week[day].enabled && !wrong.includes(day))
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Day | null>(null)
  const [picked, setPicked] = useState<readonly Day[]>([])
  const from = chosen && sources.includes(chosen) ? chosen : sources[0]
  const to = picked.filter((day) => day !== from)

  function open(): void {
    setPicked([])
    setOpen(true)
  }
  function toggle(day: Day): void {
    setPicked(picked.includes(day) ? picked.filter((other) => other !== day) : [...picked, day])
  }
  function copy(): void {
    if (from) onCopy(from, to)
    setOpen(false)
  }
  return (
    <>
      <CopyButton look="ghost" onClick={open} disabled={!from}>
        <Copy size={18} />
        Copy to other days
      </CopyButton>
      {from && (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Copy to other days"
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button
                look="primary"
                onClick={copy}
                disabled={to.length === 0}
                aria-describedby={to.length === 0 ? id : undefined}
              >
                Copy hours
              </Button>
            </>
          }
        >
          <Field label="Copy the hours of">
            <Select
              value={from}
              onChange={(event) => setChosen(DAYS.find((day) => day === event.target.value) ?? null)}
            >
              {sources.map((day) => (
                <option key={day} value={day}>
                  {dayName(day)}, {hoursText(week[day])}
                </option>
              ))}
            </Select>
          </Field>
          <Group>
            <FieldLabel as="legend">To</FieldLabel>
            <ButtonRow>
              <Button size="small" onClick={() => setPicked(WORKDAYS)}>
                Weekdays
              </Button>
              <Button size="small" onClick={() => setPicked(DAYS)}>
                All days
              </Button>
            </ButtonRow>
            <Days>
              {DAYS.filter((day) => day !== from).map((day) => (
                <Checkbox key={day} checked={picked.includes(day)} onChange={() => toggle(day)}>
                  {dayName(day)}
                </Checkbox>
              ))}
            </Days>
            <Hint id={id}>{to.length === 0 ? 'Choose at least one day.' : '\u00a0'}</Hint>
          </Group>
        </Dialog>
      )}
    </>
  )
}

const CopyButton = styled(Button)`
  justify-self: start;
  margin-left: -10px;
  color: var(--blueprint);
`

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  /* A legend has no part in the gaps. */
  > legend {
    margin-bottom: 8px;
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: 0 12px;
`
