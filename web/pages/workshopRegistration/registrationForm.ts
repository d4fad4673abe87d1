import { z } from 'zod/mini'
import { registrationDetails } from '../../../api/rules/workshops/registrationInput.ts'

/** What the form asks for, as the server checks it. */
export const registrationForm = z.object(registrationDetails)
