import { z } from 'zod/mini'
import { registrationDetails } from '../../../api/rules/inputs/workshopRegistration.ts'

/** What the form asks for, as the server checks it. */
export const registrationForm = z.object(registrationDetails)
