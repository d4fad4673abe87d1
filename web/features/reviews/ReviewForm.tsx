import { useId } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { REVIEW_MAXIMUM, REVIEW_MINIMUM, REVIEW_TAGS_MAXIMUM } from '../../../api/rules/constants.ts'
import { REVIEW_TAG_NAMES, REVIEW_TAGS, type ReviewTag } from '../../../api/rules/people/reviewChoices.ts'
import type {
  ReviewFormEditMutation,
  ReviewTag as TagName,
} from '../../__generated__/ReviewFormEditMutation.graphql.ts'
import type { ReviewFormWriteMutation } from '../../__generated__/ReviewFormWriteMutation.graphql.ts'
import { roomText } from '../../lib/plural.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, FieldError, FieldFrame, FieldLabel, Hint } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { chipStyles } from '../../ui/mark/Chips.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SESSIONS } from '../sessions/sessionChanges.ts'
import { StarChoice } from './StarChoice.tsx'

export interface ReviewValues {
  stars: number | null
  tags: ReviewTag[]
  body: string
  outcomeScore: number | null
}

interface ReviewFormProps {
  /** Of the booking, or of the review that is edited. */
  of: { bookingId: number } | { reviewId: number }
  start: ReviewValues
  mentorName: string
  onCancel?: () => void
  onSent: () => void
}

const SCORES = [1, 2, 3, 4, 5] as const

/** Stars alone are a review; the rest appears with them. */
export function ReviewForm({ of, start, mentorName, onCancel, onSent }: ReviewFormProps) {
  const send = useSendReview(of)
  const id = useId()
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/reviews.ts').then((module) => module.reviewWordsSchema as never),
    defaultValues: start,
    async onSubmit(words: ReviewValues & { stars: number }) {
      const refused = await send({ ...words, tags: words.tags.map((tag) => tag.toUpperCase() as TagName) })
      if (refused) return refused.issues
      onSent()
    },
  })
  const { stars, tags, body, outcomeScore } = form.values
  const starField = form.field('stars')
  const press = (tag: ReviewTag) =>
    form.setValue('tags', (tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]) as never)
  return (
    <Form {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <FieldFrame as="fieldset" id={starField.id} tabIndex={-1}>
        <FieldLabel as="legend">Your rating</FieldLabel>
        <StarChoice name={`${id}-stars`} value={stars} onChoose={(value) => form.setValue('stars', value as never)} />
        {starField.error && <FieldError>{starField.error}</FieldError>}
      </FieldFrame>
      {stars !== null && (
        <>
          <FieldFrame as="fieldset">
            <FieldLabel as="legend">What stood out? (optional)</FieldLabel>
            <Tags>
              {REVIEW_TAG_NAMES.map((tag) => (
                <Tag key={tag} data-on={tags.includes(tag)}>
                  <input
                    type="checkbox"
                    checked={tags.includes(tag)}
                    aria-disabled={!tags.includes(tag) && tags.length >= REVIEW_TAGS_MAXIMUM}
                    onChange={() => (tags.includes(tag) || tags.length < REVIEW_TAGS_MAXIMUM) && press(tag)}
                  />
                  {REVIEW_TAGS[tag]}
                </Tag>
              ))}
            </Tags>
            <Hint>Up to {REVIEW_TAGS_MAXIMUM}.</Hint>
          </FieldFrame>
          <Field
            {...form.field('body')}
            label="Your review"
            note="optional"
            hint={`At least ${REVIEW_MINIMUM} characters. What did you bring, and what did you take away? Leave out names and contact details.`}
            aside={<Small>{roomText(body.trim().length, REVIEW_MAXIMUM)}</Small>}
          >
            <TextArea rows={4} {...form.register('body')} />
          </Field>
          <FieldFrame as="fieldset">
            <FieldLabel as="legend">Did it meet what you came for? (optional)</FieldLabel>
            <Scores>
              {SCORES.map((score) => (
                <Tag key={score} data-on={outcomeScore === score}>
                  <input
                    type="radio"
                    name={`${id}-outcome`}
                    checked={outcomeScore === score}
                    onChange={() => form.setValue('outcomeScore', score as never)}
                  />
                  {score}
                </Tag>
              ))}
            </Scores>
            <Hint>1 is not at all, 5 is completely. Only our team sees this, not {mentorName}.</Hint>
          </FieldFrame>
        </>
      )}
      <Hint>Everybody can read your review and rating. They show your first name and level.</Hint>
      <ButtonRow>
        <Button look="primary" type="submit" busy={form.isSubmitting}>
          {'reviewId' in of ? 'Save review' : 'Send review'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </ButtonRow>
    </Form>
  )
}

type Words = Omit<ReviewFormWriteMutation['variables']['input'], 'bookingId'>

/** Writes or edits: resolves to why it was refused, null when it is done. Never rejects. */
function useSendReview(of: ReviewFormProps['of']) {
  const [write] = useMutation<ReviewFormWriteMutation>(
    graphql`
      mutation ReviewFormWriteMutation($input: WriteReviewInput!) @raw_response_type {
        writeReview(input: $input) {
          ... on WriteReviewPayload @alias(as: "done") {
            booking {
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Review sent',
        description: 'Thank you. It is on the mentor’s profile now.',
        tone: 'good',
      }),
    },
  )
  const [edit] = useMutation<ReviewFormEditMutation>(
    graphql`
      mutation ReviewFormEditMutation($input: EditReviewInput!) @raw_response_type {
        editReview(input: $input) {
          ... on EditReviewPayload @alias(as: "done") {
            review {
              ...SessionReview_review
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Review saved', tone: 'good' }) },
  )
  return async (words: Words) => {
    if ('reviewId' in of) return (await edit({ input: { ...of, ...words } })).refused
    const { refused } = await write({ input: { ...of, ...words } })
    // A session that was over is completed, which moves it to another list.
    if (!refused) readAgain(SESSIONS)
    return refused
  }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  fieldset {
    outline: none;
  }
  legend {
    margin-bottom: 6px;
  }
`

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Scores = styled(Tags)`
  > label {
    justify-content: center;
    min-width: 44px;
  }
`

const Tag = styled.label`
  ${chipStyles}
  position: relative;
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &[data-on='true'] {
    border-color: var(--blueprint);
    background: var(--blueprint-wash);
    color: var(--blueprint);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`
