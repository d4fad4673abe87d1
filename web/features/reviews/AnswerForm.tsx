import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { REVIEW_ANSWER_MAXIMUM, REVIEW_MINIMUM } from '../../../api/rules/constants.ts'
import type { AnswerFormMutation } from '../../__generated__/AnswerFormMutation.graphql.ts'
import { roomText } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'

interface AnswerFormProps {
  reviewId: number
  /** What was answered before; empty without. */
  answer: string
  onCancel: () => void
  onSent: () => void
}

/** The mentor's answer to a review. */
export function AnswerForm({ reviewId, answer, onCancel, onSent }: AnswerFormProps) {
  const [send] = useMutation<AnswerFormMutation>(
    graphql`
      mutation AnswerFormMutation($input: AnswerReviewInput!) @raw_response_type {
        answerReview(input: $input) {
          ... on AnswerReviewPayload @alias(as: "done") {
            review {
              ...SessionReview_review
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Answer saved', description: 'It stands below the review.', tone: 'good' }) },
  )
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/reviews.ts').then((module) => module.answerWordsSchema),
    defaultValues: { answer },
    async onSubmit(words) {
      const { refused } = await send({ input: { reviewId, ...words } })
      if (refused) return refused.issues
      onSent()
    },
  })
  return (
    <Form {...form.formProps}>
      <Field
        {...form.field('answer')}
        label="Your answer"
        hint={`At least ${REVIEW_MINIMUM} characters. Everybody can read it. Leave out names and contact details.`}
        aside={<Small>{roomText(form.values.answer.trim().length, REVIEW_ANSWER_MAXIMUM)}</Small>}
      >
        <TextArea rows={4} {...form.register('answer')} />
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit" busy={form.isSubmitting}>
          Save answer
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
