/** What the sections check: the rules of the API, each with the fields of its form. Loaded when a section is used. */
import { z } from 'zod/mini'
import { daysOffSchema } from '../../../../api/rules/inputs/availability.ts'
import { dayHoursProblem } from '../../../../api/rules/time/dayHours.ts'
import { isObject } from '../../../../api/rules/inputs/fields/fields.ts'
import { otherField } from '../../../../api/rules/inputs/fields/profileFields.ts'
import { experienceField } from '../../../../api/rules/inputs/mentorApplication.ts'
import { mentorProfileSchema } from '../../../../api/rules/inputs/mentorProfile.ts'
import type { MentorListName } from '../../../../api/rules/people/mentorLists.ts'
import { forEachLine, type MentorProseName } from '../../../../api/rules/people/mentorTexts.ts'
import { needsOther } from '../../../features/accounts/form/specialization.ts'
import { byDay, dayOfText } from '../hours/week.ts'

const rules = mentorProfileSchema.shape

export const basicInfoSchema = z.object({
  name: rules.name,
  email: rules.email,
  currentPassword: z.string(),
  linkedinUrl: rules.linkedinUrl,
})

export const positionSchema = z.object(forEachLine((name) => rules[name]))

/** Years from a text input; empty and invalid values fail the number's own rule. */
const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
  ),
  experienceField(),
)

export const backgroundSchema = z
  .object({
    mainBranch: rules.mainBranch,
    specialization: z.string(),
    otherSpecialization: otherField(),
    experience: years,
  })
  .check(
    z.refine((values) => !needsOther(values), {
      path: ['otherSpecialization'],
      error: 'Specialization is required',
      when: isObject,
    }),
  )

/** Sections of one text or list: the field alone. */
export const fieldSchema = <Name extends 'bio' | MentorProseName | MentorListName>(name: Name) =>
  z.object({ [name]: rules[name] } as Pick<typeof rules, Name>)

/** A day that is on ends after it starts, as the API has it. */
function dayText() {
  return z.string().check(({ value, issues }) => {
    const message = dayHoursProblem(dayOfText(value))
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  })
}

const asGiven = z.transform((text: string): z.input<typeof rules.timeSlotsPerWeek> => text)

/** Weekly hours, and the notes to them. */
export const hoursSchema = z.object({
  ...byDay(dayText),
  timeSlotsPerWeek: z.pipe(z.pipe(z.string(), asGiven), rules.timeSlotsPerWeek),
})

const daysOffFields = z.object({ startDate: z.string(), endDate: z.string(), note: z.string() })
const lastDayOrNone = z.transform(
  ({ endDate, ...rest }: z.infer<typeof daysOffFields>): z.input<typeof daysOffSchema> => ({
    ...rest,
    endDate: endDate || null,
  }),
)

/** The API's rules for what the fields have: an empty last day is none. */
export const daysOffFormSchema = z.pipe(z.pipe(daysOffFields, lastDayOrNone), daysOffSchema)
