import { z } from 'zod/mini'
import { BACKGROUND_MINIMUM, PROPOSED_TIMES_MAXIMUM, PROSE_MAXIMUM, TOPIC_MINIMUM } from '../constants.ts'
import { optionalProse, proseOf, form, isObject } from './fields/fields.ts'
import { idField, instantField } from './fields/idsAndTimes.ts'

const TOPIC = `Discussion topic must be at least ${TOPIC_MINIMUM} characters`
const BACKGROUND = `Background must be at least ${BACKGROUND_MINIMUM} characters`

const INVALID = 'Please enter a valid date and time'
const PAST = 'Preferred date and time must not be in the past'

const PROPOSED = `Choose at most ${PROPOSED_TIMES_MAXIMUM} times`
const PROPOSED_TIME = 'This is not a date and time'
const TWICE = 'This time is there twice'

/** Starts of open slots that the mentee proposes; none when absent. Whether they are open is known in the database. */
const proposedTimesField = () =>
  z.pipe(
    z.nullish(
      z.array(instantField({ required: PROPOSED_TIME, invalid: PROPOSED_TIME }), 'Proposed times must be a list').check(
        z.maxLength(PROPOSED_TIMES_MAXIMUM, PROPOSED),
        z.refine((times) => new Set(times.map(Number)).size === times.length, TWICE),
      ),
    ),
    z.transform((times: Date[] | null | undefined) => times ?? []),
  )

/** The fields of a mentorship request; `now` is asked each time, since a schema outlives the moment. */
export function mentorshipRequestSchema(now: () => Date) {
  return form('The request is missing', {
    discussionTopic: proseOf('Discussion topic', TOPIC_MINIMUM, 200, TOPIC),
    background: proseOf('Background', BACKGROUND_MINIMUM, PROSE_MAXIMUM, BACKGROUND),
    preferredDateTime: instantField({ required: 'Preferred date and time is required', invalid: INVALID }).check(
      z.refine((instant) => instant >= now(), PAST),
    ),
    additionalNotes: optionalProse('Additional notes', PROSE_MAXIMUM),
    proposedTimes: proposedTimesField(),
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
  acceptedTime: z.nullish(instantField({ required: PROPOSED_TIME, invalid: PROPOSED_TIME })),
}).check(
  z.refine<{ status?: unknown; acceptedTime?: unknown }>(
    ({ status, acceptedTime }) => status !== 'rejected' || (acceptedTime ?? null) === null,
    { path: ['acceptedTime'], error: 'A time goes with accepting only', when: isObject },
  ),
)
export type MentorshipResponse = z.infer<typeof mentorshipResponseSchema>

export const mentorshipAnswerSchema = z.extend(mentorshipResponseSchema, { requestId: z.int() })
