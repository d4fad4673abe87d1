/** What the forms of workshops check, as the server does. */
import { z } from 'zod/mini'
import { cancelWorkshopSchema, workshopLinkSchema, workshopSchema } from '../../../../api/rules/inputs/workshop.ts'
import { workshopMessageSchema } from '../../../../api/rules/inputs/workshopMessage.ts'

export { cancelWorkshopSchema, workshopLinkSchema }

export const workshopFormSchema = z.pick(workshopSchema, {
  title: true,
  description: true,
  branch: true,
  date: true,
  time: true,
  duration: true,
  maxParticipants: true,
  price: true,
  meetingLink: true,
  imageId: true,
})
export type WorkshopValues = z.infer<typeof workshopFormSchema>

export const messageFormSchema = z.pick(workshopMessageSchema, { message: true })
