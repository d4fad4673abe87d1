import { z } from 'zod/mini'
import { proseOf } from '../inputs/fields/fields.ts'

export const WORKSHOP_MESSAGE_MINIMUM = 10
export const WORKSHOP_MESSAGE_MAXIMUM = 2_000
/** Messages that a workshop's registered people get at most. */
export const WORKSHOP_MESSAGES_MAXIMUM = 3

/** What an organiser writes to everybody who is registered. */
export const workshopMessageSchema = z.object(
  {
    workshopId: z.int('Workshop is required'),
    clientId: z.pipe(
      z.guid('Client id must be a UUID'),
      z.transform((id: string) => id.toLowerCase()),
    ),
    message: proseOf(
      'Message',
      WORKSHOP_MESSAGE_MINIMUM,
      WORKSHOP_MESSAGE_MAXIMUM,
      `Message must be at least ${WORKSHOP_MESSAGE_MINIMUM} characters`,
    ),
  },
  'The message is missing',
)
export type WorkshopMessageInput = z.infer<typeof workshopMessageSchema>
