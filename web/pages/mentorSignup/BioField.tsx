import { PROSE_MAXIMUM } from '../../../api/rules/constants.ts'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { ApplicationFormState } from './application.ts'

/** Bio with a character count. */
export function BioField({ form }: { form: ApplicationFormState }) {
  const { length } = form.values.bio
  return (
    <Field
      {...form.field('bio')}
      label="Bio"
      hint="3-5 lines: what you work on, what you have built, and what a mentee can bring to you."
      aside={<code>{`${length}/${PROSE_MAXIMUM}`}</code>}
      required
    >
      <TextArea {...form.register('bio')} rows={5} />
    </Field>
  )
}
