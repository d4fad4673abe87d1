import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { z } from 'zod/mini'
import type { MeaningDialogCreateMutation } from '../../../__generated__/MeaningDialogCreateMutation.graphql.ts'
import type { MeaningDialogUpdateMutation } from '../../../__generated__/MeaningDialogUpdateMutation.graphql.ts'
import type { MeaningsTabQuery } from '../../../__generated__/MeaningsTabQuery.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { mayHaveWorked } from '../../../relay/refusal.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

export type Meaning = MeaningsTabQuery['response']['allSearchMeanings']['rows'][number]

interface MeaningDialogProps {
  /** Null for a new one. */
  meaning: Meaning | null
  onClose: () => void
  onSaved: () => void
}

const FORM = 'meaning'

/** Adds or changes a meaning: its phrases, each on a line. */
export function MeaningDialog({ meaning, onClose, onSaved }: MeaningDialogProps) {
  const save = useSaveMeaning()
  const form = useForm({
    schema: fetchSchema,
    defaultValues: {
      said: meaning?.said.join('\n') ?? '',
      found: meaning?.found.join('\n') ?? '',
      weight: String(meaning?.weight ?? 0.6),
      importance: String(meaning?.importance ?? 1),
    },
    async onSubmit(values) {
      const refused = await save(meaning?.databaseId ?? null, values)
      if (refused) return refused.issues
      onSaved()
      onClose()
      return []
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || form.isSubmitting || onClose()}
      title={meaning ? 'Edit meaning' : 'Add meaning'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} look="primary" busy={form.isSubmitting}>
            {meaning ? 'Save' : 'Add meaning'}
          </Button>
        </>
      }
    >
      <Stack id={FORM} aria-label="Meaning" {...form.formProps}>
        <ErrorSummary {...form.summary} />
        <Field
          {...form.field('said')}
          label="People type"
          hint="One word or phrase on each line. They mean the same: each finds all of them."
          required
        >
          <TextArea {...form.register('said')} spellCheck={false} />
        </Field>
        <Field {...form.field('found')} label="Found too" note="optional" hint="Less close phrases, one on each line.">
          <TextArea {...form.register('found')} spellCheck={false} />
        </Field>
        <Field
          {...form.field('weight')}
          label="Weight"
          hint="How close the phrases under “Found too” are, from 0.05 to 1. Usually 0.6."
          required
        >
          <NumberInput {...form.register('weight')} inputMode="decimal" step="0.05" min="0.05" max="1" />
        </Field>
        <Field
          {...form.field('importance')}
          label="Importance"
          hint="How much it says about whom to find, from 0 to 1: “bridge” 1, “project” 0.5. With 0 the words are skipped."
          required
        >
          <NumberInput {...form.register('importance')} inputMode="decimal" step="0.1" min="0" max="1" />
        </Field>
      </Stack>
    </Dialog>
  )
}

/** What is typed, as the server takes it: its rules are asked of it too. */
async function fetchSchema() {
  const { newMeaningSchema } = await import('../../../../api/rules/inputs/searchMeaning.ts')
  const lines = z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  )
  const number = z.pipe(
    z.string(),
    z.transform((text: string) => Number(text.trim() || NaN)),
  )
  return z.pipe(z.object({ said: lines, found: lines, weight: number, importance: number }), newMeaningSchema)
}

type Values = z.output<Awaited<ReturnType<typeof fetchSchema>>>

/** Adds a meaning, or changes the one with the number; resolves to the reason if it did not. Never rejects. */
function useSaveMeaning() {
  const options = { failed: mayHaveWorked('Meaning not saved'), showsRefusals: true } as const
  const [create] = useMutation<MeaningDialogCreateMutation>(
    graphql`
      mutation MeaningDialogCreateMutation($input: CreateSearchMeaningInput!) @raw_response_type {
        createSearchMeaning(input: $input) {
          ... on CreateSearchMeaningPayload @alias(as: "done") {
            meaning {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { ...options, done: () => ({ title: 'Meaning added', tone: 'good' }) },
  )
  const [update] = useMutation<MeaningDialogUpdateMutation>(
    graphql`
      mutation MeaningDialogUpdateMutation($input: UpdateSearchMeaningInput!) @raw_response_type {
        updateSearchMeaning(input: $input) {
          ... on UpdateSearchMeaningPayload @alias(as: "done") {
            meaning {
              id
              said
              found
              weight
              importance
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { ...options, done: () => ({ title: 'Meaning saved', tone: 'good' }) },
  )
  return async (id: number | null, values: Values) => {
    const { refused } = await (id === null ? create({ input: values }) : update({ input: { id, ...values } }))
    return refused
  }
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
