import { z } from 'zod/mini'
import { BACKGROUND_MINIMUM, PROSE_MAXIMUM, TOPIC_MINIMUM } from '../constants.ts'
import { optionalProse, proseOf } from './fields.ts'
import { instantField } from './instants.ts'

const TOPIC = `Discussion topic must be at least ${TOPIC_MINIMUM} characters`
const BACKGROUND = `Background must be at least ${BACKGROUND_MINIMUM} characters`

/** The four fields of a mentorship request; `now` is asked each time, since a schema outlives the moment. */
export function mentorshipRequestSchema(now: () => Date) {
  return z.object(
    {
      discussionTopic: proseOf('Discussion topic', TOPIC_MINIMUM, 200, TOPIC),
      background: proseOf('Background', BACKGROUND_MINIMUM, PROSE_MAXIMUM, BACKGROUND),
      preferredDateTime: instantField({
        required: 'Preferred date and time is required',
        invalid: 'Please enter a valid date and time',
      }).check(z.refine((instant) => instant >= now(), 'Preferred date and time must not be in the past')),
      additionalNotes: optionalProse('Additional notes', PROSE_MAXIMUM),
    },
    'The request is missing',
  )
}
export type MentorshipRequestInput = z.infer<ReturnType<typeof mentorshipRequestSchema>>
