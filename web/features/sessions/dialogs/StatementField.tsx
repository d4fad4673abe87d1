import { useState } from 'react'
import { STATEMENT_MAXIMUM } from '../../../../api/rules/constants.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { roomText } from '../../../lib/plural.ts'
import { readDraft, writeDraft } from '../../accounts/draft.ts'

interface StatementFieldProps {
  value: string
  onChange: (value: string) => void
  /** Name of the person who reads it. */
  other: string
}

/** Whether it is longer than the server takes. */
export const isTooLong = (statement: string): boolean => statement.trim().length > STATEMENT_MAXIMUM

/** What happened, in the person's own words. */
export function StatementField({ value, onChange, other }: StatementFieldProps) {
  return (
    <Field
      label="What happened"
      note="optional"
      hint={`A sentence is enough. ${other} and our team read it.`}
      error={isTooLong(value) ? `At most ${STATEMENT_MAXIMUM} characters.` : undefined}
      aside={<Small>{roomText(value.trim().length, STATEMENT_MAXIMUM)}</Small>}
    >
      <TextArea rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

const EMPTY = { statement: '' }

/** What is written about a missed session. It stays in this tab: a dialog that is closed and a reload lose nothing. */
export function useStatement(bookingId: number): [statement: string, setStatement: (text: string) => void] {
  const key = `no-show-${bookingId}`
  const [statement, show] = useState(() => readDraft(key, EMPTY).statement ?? '')
  function setStatement(text: string): void {
    show(text)
    writeDraft(key, EMPTY, { statement: text })
  }
  return [statement, setStatement]
}
