/** What the forms of a workshop's page check, as the server does. */
import { z } from 'zod/mini'
import { cancelWorkshopSchema, workshopLinkSchema } from '../../../../api/rules/workshops/workshopInput.ts'
import { workshopMessageSchema } from '../../../../api/rules/workshops/workshopMessage.ts'

export { cancelWorkshopSchema, workshopLinkSchema }

export const messageFormSchema = z.pick(workshopMessageSchema, { message: true })
