import { z } from 'zod/mini'
import { workshopSchema } from '../../../../api/rules/workshops/workshopInput.ts'

/** What the form of a workshop checks, as the server does. */
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
