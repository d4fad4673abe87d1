import type { SectionRules } from '../../../../features/profiles/useProfileSection.ts'
import {
  EMPTY_WORKSHOP,
  LABELS,
  workshopRules,
  type WorkshopFields,
  type WorkshopTexts,
} from '../../../../features/workshops/form/workshopRules.ts'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'

/** What administrators save of a workshop: also whose it is, and whether it is approved. */
export type AdminWorkshopFields = WorkshopFields & Readonly<{ mentorId: number | null; isActive: boolean }>

export interface AdminWorkshopTexts extends WorkshopTexts {
  /** Numeric id; empty before one is chosen, and once the mentor is gone. */
  mentorId: string
  isActive: 'yes' | 'no'
}

export const NEW_WORKSHOP: AdminWorkshopFields = { ...EMPTY_WORKSHOP, mentorId: null, isActive: false }

const BASE = workshopRules('admin-workshop')

/** How the form is filled, checked and sent; a new workshop needs a mentor. */
export const adminRules = (
  isNew: boolean,
): SectionRules<AdminWorkshopTexts, AdminWorkshopValues, AdminWorkshopFields> => ({
  id: BASE.id,
  title: BASE.title,
  labels: { ...LABELS, mentorId: 'Mentor', isActive: 'Approval' },
  schema: () => import('./adminWorkshopSchema.ts').then((module) => module.adminWorkshopSchema(isNew)),
  toForm: ({ mentorId, isActive, ...rest }) => ({
    ...BASE.toForm(rest),
    mentorId: mentorId === null ? '' : String(mentorId),
    isActive: isActive ? 'yes' : 'no',
  }),
  toUpdate: ({ mentorId, isActive, ...values }) => ({ ...BASE.toUpdate(values), mentorId, isActive }),
  textOf: (field, values) =>
    field === 'isActive' ? (values.isActive === 'yes' ? 'Approved' : 'Not approved') : BASE.textOf?.(field, values),
})
