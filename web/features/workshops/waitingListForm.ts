import { z } from 'zod/mini'
import { registrationDetails } from '../../../api/rules/inputs/workshopRegistration.ts'

/** Who waits for a seat. */
export const waitingListForm = z.object({ email: registrationDetails.email })
