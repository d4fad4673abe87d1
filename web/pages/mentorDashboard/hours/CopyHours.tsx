import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Field, FieldLabel, Hint } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { DAYS, dayName, hoursText, WORKDAYS, wrongDays, type Day, type Week } from './week.ts'

interface CopyHoursProps {
  week: Week
  onCopy: (from: Day, to: readonly Day[]) => void
}

/** Copies the hours of one day to others: weekdays, all days, or those that are picked. */
export function CopyHours({ week, onCopy }: CopyHoursProps) {
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
