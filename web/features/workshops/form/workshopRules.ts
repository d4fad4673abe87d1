import { z } from 'zod/mini'
import { workshopSchema } from '../../../../api/rules/workshops/workshopInput.ts'
import { PARTICIPANTS_DEFAULT } from '../../../../api/rules/workshops/workshops.ts'
import type { SectionRules } from '../../profiles/useProfileSection.ts'

/** What the form saves of a workshop, named as in the input. */
export type WorkshopFields = Readonly<{
  title: string
  description: string
  branch: string
  date: string
  time: string
  duration: string
  maxParticipants: number
  /** Whole rupees; empty before it is chosen. */
  price: string
  meetingLink: string | null
  /** Path of the picture; null without. */
  imageId: string | null
}>

/** The form: texts, as they are typed. */
export interface WorkshopTexts extends Record<string, string> {
  title: string
  description: string
  branch: string
  date: string
  time: string
  duration: string
  maxParticipants: string
  price: string
  meetingLink: string
  imageId: string
}

export const EMPTY_WORKSHOP: WorkshopFields = {
  title: '',
  description: '',
  branch: '',
  date: '',
  time: '',
  duration: '',
  maxParticipants: PARTICIPANTS_DEFAULT,
  price: '',
  meetingLink: null,
  imageId: null,
}

export const LABELS = {
  title: 'Title',
  description: 'Description',
  branch: 'Branch',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  maxParticipants: 'Max participants',
  price: 'Price',
  meetingLink: 'Meeting link',
  imageId: 'Picture',
} as const

/** How the form of a workshop is filled, checked and sent; `id` names its draft. */
export const workshopRules = (id: string): SectionRules<WorkshopTexts, WorkshopValues, WorkshopFields> => ({
  id,
  title: 'Workshop',
  labels: LABELS,
  schema: () => Promise.resolve(workshopFormSchema),
  toForm: ({ maxParticipants, meetingLink, imageId, ...texts }) => ({
    ...texts,
    maxParticipants: String(maxParticipants),
    meetingLink: meetingLink ?? '',
    imageId: imageId ?? '',
  }),
  toUpdate: ({ meetingLink, imageId, ...values }) => ({
    ...values,
    meetingLink: meetingLink || null,
    imageId: imageId || null,
  }),
  textOf: (field, { imageId }) => (field === 'imageId' ? (imageId ? 'A picture' : '') : undefined),
})

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
