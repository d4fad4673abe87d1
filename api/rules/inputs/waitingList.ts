import { z } from 'zod/mini'
import { emailField } from './fields.ts'
import { mailedTokenField } from './mailedToken.ts'

/** Who waits for a seat in which workshop. */
export const joinWaitingListSchema = z.object(
  { workshopId: z.int('Workshop is required'), email: emailField() },
  'The email address is missing',
)

/** The code of a mailed address. */
export const mailedCodeSchema = z.object({ code: mailedTokenField() }, 'The link is incomplete')
