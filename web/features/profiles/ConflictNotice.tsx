import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { breakpoints } from '../../ui/theme.ts'
import type { ConflictingField, Winner } from './useProfileSection.ts'
import { timesWhole } from '../../ui/time/timesWhole.ts'

interface ConflictNoticeProps {
  /** Null when it is not known. */
  savedAt: string | null
  fields: readonly ConflictingField[]
  decide: (field: string, winner: Winner, resave: () => void) => void
}

/** What was saved elsewhere beside what is typed here, field by field, until the person has chosen. */
export function ConflictNotice({ savedAt, fields, decide }: ConflictNoticeProps) {
  return (
    <FocusedNotice tone="warn" role="alert" title="Not saved: this was changed elsewhere.">
      <span>It was saved in another tab or on another device</span>
      {savedAt && <span>{timesWhole(` on ${formatWhenFull(new Date(savedAt))}`)}</span>}
      <span>. That version stays until you choose. What you typed is still here.</span>
      {fields.map((field) => (
        <FieldChoice key={field.field} field={field} decide={decide} />
      ))}
    </FocusedNotice>
  )
}

function FieldChoice({ field, decide }: { field: ConflictingField; decide: ConflictNoticeProps['decide'] }) {
  function choose(winner: Winner) {
    return ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
      decide(field.field, winner, () => form?.requestSubmit())
  }
  return (
    <Choice role="group" aria-label={field.label}>
      <h3>{field.label}</h3>
      <dl>
        <div data-wins={field.winner === 'saved' || undefined}>
          <dt>{field.winner === 'saved' ? 'Saved elsewhere, will stay' : 'Saved elsewhere'}</dt>
          <dd>{field.saved || <i>Empty</i>}</dd>
        </div>
        <div data-wins={field.winner === 'mine' || undefined}>
          <dt>{field.winner === 'mine' ? 'What you typed, will be saved' : 'What you typed'}</dt>
          <dd>{field.mine || <i>Empty</i>}</dd>
        </div>
      </dl>
      <ButtonRow>
        <Button size="small" aria-pressed={field.winner === 'mine'} onClick={choose('mine')}>
          Keep mine
        </Button>
        <Button size="small" aria-pressed={field.winner === 'saved'} onClick={choose('saved')}>
          Use what was saved
        </Button>
      </ButtonRow>
    </Choice>
  )
}

const Choice = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  > h3 {
    font-size: var(--t15);
  }
  > dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  dl > div {
    min-width: 0;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    background: var(--surface);
  }
  dl > [data-wins] {
    border-color: var(--blueprint);
    box-shadow: inset 3px 0 var(--blueprint);
  }
  dt {
    color: var(--muted);
    font-size: var(--t13);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: ${breakpoints.phone}) {
    > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
