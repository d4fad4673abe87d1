/** What the forms of a workshop's page check, as the server does. */
import { z } from 'zod/mini'
import {
  cancelWorkshopSchema,
  workshopLinkSchema,
  workshopMessageSchema,
} from '../../../../api/rules/workshops/workshopInput.ts'

export { cancelWorkshopSchema, workshopLinkSchema }

export const messageFormSchema = z.pick(workshopMessageSchema, { message: true })
