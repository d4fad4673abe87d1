import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Field, FieldLabel, Hint } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { DAYS, dayName, hoursText, WORKDAYS, type Day, type Week } from './week.ts'

interface CopyHoursDialogProps {
  week: Week
  /** Days whose hours can be copied: at least one. */
  sources: readonly Day[]
  onCopy: (from: Day, to: readonly Day[]) => void
  onClose: () => void
}

/** Copies the hours of one day to others: weekdays, all days, or those that are picked. */
export function CopyHoursDialog({ week, sources, onCopy, onClose }: CopyHoursDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState<Day | null>(null)
  const [picked, setPicked] = useState<readonly Day[]>([])
  const from = chosen && sources.includes(chosen) ? chosen : sources[0]
  const to = picked.filter((day) => day !== from)

  function toggle(day: Day): void {
    setPicked(picked.includes(day) ? picked.filter((other) => other !== day) : [...picked, day])
  }
  function copy(): void {
    if (from) onCopy(from, to)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy to other days"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
        <Select value={from} onChange={(event) => setChosen(DAYS.find((day) => day === event.target.value) ?? null)}>
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
  )
}

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
