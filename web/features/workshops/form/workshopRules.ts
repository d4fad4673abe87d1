import { PARTICIPANTS_DEFAULT } from '../../../../api/rules/workshops/workshops.ts'
import type { SectionRules } from '../../profiles/useProfileSection.ts'
import type { WorkshopValues } from './workshopFormSchema.ts'

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
  schema: () => import('./workshopFormSchema.ts').then((module) => module.workshopFormSchema),
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
