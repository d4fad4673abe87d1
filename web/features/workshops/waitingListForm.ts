import { z } from 'zod/mini'
import { registrationDetails } from '../../../api/rules/workshops/registrationInput.ts'

/** Who waits for a seat. */
export const waitingListForm = z.object({ email: registrationDetails.email })
