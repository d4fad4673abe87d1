import { z } from 'zod/mini'
import { PROSE_MAXIMUM } from '../constants.ts'
import { optionalProse } from './fields.ts'

/** A mentor's answer to a request; the message is optional. */
export const mentorshipResponseSchema = z.object(
  {
    status: z.enum(['approved', 'rejected'], 'Status must be approved or rejected'),
    responseMessage: optionalProse('Response message', PROSE_MAXIMUM),
  },
  'The response is missing',
)
export type MentorshipResponse = z.infer<typeof mentorshipResponseSchema>

/** The same with the request that it answers. */
export const mentorshipAnswerSchema = z.extend(mentorshipResponseSchema, { requestId: z.int() })
