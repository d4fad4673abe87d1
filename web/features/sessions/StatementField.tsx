import { STATEMENT_MAXIMUM } from '../../../api/rules/constants.ts'
import { Field } from '../../ui/Field.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

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
      aside={<Small>{`${value.trim().length} / ${STATEMENT_MAXIMUM}`}</Small>}
    >
      <TextArea rows={3} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
