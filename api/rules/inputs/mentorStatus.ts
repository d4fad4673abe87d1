import { z } from 'zod/mini'
import { NOTE_MAXIMUM } from '../constants.ts'
import { optionalProse } from './fields.ts'

/** What the team has decided on an application. */
export const mentorStatusSchema = z.object(
  {
    mentorId: z.int('Mentor is required'),
    status: z.enum(['pending_review', 'accepted', 'rejected'], 'Status is required'),
    from: z.nullish(z.enum(['pending_review', 'accepted', 'rejected'], 'From must be a status')),
    reason: optionalProse('Reason', NOTE_MAXIMUM),
  },
  'The decision is missing',
)
