import { createContext, use } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { Marks } from './attendance.ts'

interface Marking {
  marks: Marks
  mark: (registrationIds: readonly number[], hasAttended: boolean) => void
}

/** A context, because the columns of a table stay the same. */
export const MarkingContext = createContext<Marking>({ marks: new Map(), mark: () => undefined })

const STATES = { saving: 'Saving…', failed: 'Not saved' }

interface AttendanceMarkProps {
  id: number
  name: string
  /** As the server has it. */
  hasAttended: boolean
}

/** Whether somebody was there; saved at once. */
export function AttendanceMark({ id, name, hasAttended }: AttendanceMarkProps) {
  const { marks, mark } = use(MarkingContext)
  const unsaved = marks.get(id)
  return (
    <Line data-failed={unsaved?.state === 'failed' || undefined}>
      <Checkbox
        checked={unsaved ? unsaved.hasAttended : hasAttended}
        onChange={({ target }) => mark([id], target.checked)}
      >
        Present
        <VisuallyHidden> {name}</VisuallyHidden>
      </Checkbox>
      {unsaved && <span>{STATES[unsaved.state]}</span>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  color: var(--muted);
  label {
    color: var(--ink);
    font-size: var(--t15);
  }
  &[data-failed] > span {
    color: var(--bad);
    font-weight: 500;
  }
`
