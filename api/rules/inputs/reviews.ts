import { z } from 'zod/mini'
import {
  REPORT_DETAILS_MAXIMUM,
  REVIEW_ANSWER_MAXIMUM,
  REVIEW_MAXIMUM,
  REVIEW_MINIMUM,
  REVIEW_TAGS_MAXIMUM,
} from '../constants.ts'
import { REVIEW_REPORT_REASON_NAMES, REVIEW_TAG_NAMES } from '../people/reviewChoices.ts'
import { cleanProse } from '../text/cleanText.ts'
import { hasContactDetails } from '../text/contactDetails.ts'
import { reasonField } from './adminActs.ts'
import { atMost, cleaned, form, optionalProse, proseOf, requiredProse } from './fields/fields.ts'
import { idField } from './fields/idsAndTimes.ts'

const CONTACT = 'Leave out contact details: phone numbers, email addresses and links'
const noContact = z.refine<string>((text) => !hasContactDetails(text), CONTACT)

const STARS = 'Choose 1 to 5 stars'
const TAGS = `Choose up to ${REVIEW_TAGS_MAXIMUM}`
const OUTCOME = 'Choose 1 to 5'
const SHORT = `Write at least ${REVIEW_MINIMUM} characters, or leave it empty`

const words = {
  stars: z.int(STARS).check(z.minimum(1, STARS), z.maximum(5, STARS)),
  tags: z.pipe(
    z.nullish(
      z.array(z.enum(REVIEW_TAG_NAMES, TAGS)).check(
        z.maxLength(REVIEW_TAGS_MAXIMUM, TAGS),
        z.refine<readonly string[]>((tags) => new Set(tags).size === tags.length, TAGS),
      ),
    ),
    z.transform((tags: (typeof REVIEW_TAG_NAMES)[number][] | null | undefined) => tags ?? []),
  ),
  body: z.pipe(
    z.nullish(
      z.string('Review must be text').check(
        cleaned(cleanProse, REVIEW_MAXIMUM),
        atMost('Review', REVIEW_MAXIMUM),
        z.refine<string>((text) => text === '' || text.length >= REVIEW_MINIMUM, SHORT),
        noContact,
      ),
    ),
    z.transform((text: string | null | undefined) => text ?? ''),
  ),
  outcomeScore: z.pipe(
    z.nullish(z.int(OUTCOME).check(z.minimum(1, OUTCOME), z.maximum(5, OUTCOME))),
    z.transform((score: number | null | undefined) => score ?? null),
  ),
}

/** A review as its form has it; the form adds whose it is. */
export const reviewWordsSchema = form('The review is missing', words)
export type ReviewWords = z.infer<typeof reviewWordsSchema>

export const writeReviewSchema = form('The review is missing', { bookingId: idField('Booking id'), ...words })

const review = { reviewId: idField('Review id') }

export const editReviewSchema = form('The review is missing', { ...review, ...words })

const ANSWER = `Write at least ${REVIEW_MINIMUM} characters`
const answer = { answer: proseOf('Answer', REVIEW_MINIMUM, REVIEW_ANSWER_MAXIMUM, ANSWER).check(noContact) }

export const answerWordsSchema = form('The answer is missing', answer)
export const answerReviewSchema = form('The answer is missing', { ...review, ...answer })

export const reportReviewSchema = form('The report is missing', {
  ...review,
  reason: z.enum(REVIEW_REPORT_REASON_NAMES, 'Please choose a reason'),
  details: optionalProse('Details', REPORT_DETAILS_MAXIMUM),
})

export const hideReviewSchema = form('The reason is missing', { ...review, reason: reasonField() })

export const resolveReviewReportSchema = form('The note is missing', {
  reportId: idField('Report id'),
  note: requiredProse('Note', REPORT_DETAILS_MAXIMUM),
})
