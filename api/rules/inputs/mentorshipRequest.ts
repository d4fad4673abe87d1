import { z } from 'zod/mini'
import { BACKGROUND_MINIMUM, PROSE_MAXIMUM, TOPIC_MINIMUM } from '../constants.ts'
import { optionalProse, proseOf, form } from './fields/fields.ts'
import { idField, instantField } from './fields/idsAndTimes.ts'

const TOPIC = `Discussion topic must be at least ${TOPIC_MINIMUM} characters`
const BACKGROUND = `Background must be at least ${BACKGROUND_MINIMUM} characters`

const INVALID = 'Please enter a valid date and time'
const PAST = 'Preferred date and time must not be in the past'

/** The four fields of a mentorship request; `now` is asked each time, since a schema outlives the moment. */
export function mentorshipRequestSchema(now: () => Date) {
  return form('The request is missing', {
    discussionTopic: proseOf('Discussion topic', TOPIC_MINIMUM, 200, TOPIC),
    background: proseOf('Background', BACKGROUND_MINIMUM, PROSE_MAXIMUM, BACKGROUND),
    preferredDateTime: instantField({ required: 'Preferred date and time is required', invalid: INVALID }).check(
      z.refine((instant) => instant >= now(), PAST),
    ),
    additionalNotes: optionalProse('Additional notes', PROSE_MAXIMUM),
  })
}

export function mentorshipRequestBodySchema(now: () => Date) {
  return z.extend(mentorshipRequestSchema(now), {
    mentorId: idField('Mentor id'),
    menteeId: z.optional(idField('Mentee id')),
  })
}

export type MentorshipRequestInput = z.infer<ReturnType<typeof mentorshipRequestSchema>>

export const mentorshipResponseSchema = form('The response is missing', {
  status: z.enum(['approved', 'rejected'], 'Status must be approved or rejected'),
  responseMessage: optionalProse('Response message', PROSE_MAXIMUM),
})
export type MentorshipResponse = z.infer<typeof mentorshipResponseSchema>

export const mentorshipAnswerSchema = z.extend(mentorshipResponseSchema, { requestId: z.int() })
