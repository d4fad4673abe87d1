import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, NAME_MAXIMUM, NOTE_MAXIMUM } from '../constants.ts'
import { parseRupees } from '../text/format.ts'
import { isIstTime } from '../time/time.ts'
import { PARTICIPANTS_DEFAULT, PARTICIPANTS_MAXIMUM } from './workshops.ts'
import {
  optionalLine,
  optionalProse,
  requiredLine,
  requiredOr,
  requiredProse,
  proseOf,
  form,
} from '../inputs/fields/fields.ts'
import { clientIdField, idField, dayField } from '../inputs/fields/idsAndTimes.ts'
import { linkOrNull, pictureUpdate } from '../inputs/fields/profileFields.ts'

export const WORKSHOP_TITLE_MAXIMUM = 120
export const WORKSHOP_DESCRIPTION_MAXIMUM = 4000
export const WORKSHOP_DURATION_MAXIMUM = 60
/** Rupees. */
const WORKSHOP_PRICE_MAXIMUM = 100_000

const DATE = { required: 'Date is required', invalid: 'Date must be a day such as 2026-11-28' }
const TIME = { required: 'Time is required', invalid: 'Time must be a time of day such as 16:00' }
const PRICE = {
  required: 'Price is required',
  whole: 'Price must be 0 or whole rupees, such as 499',
  high: 'Price must be at most ₹1,00,000',
}
const SEATS = {
  low: 'Max participants must be at least 1',
  whole: 'Max participants must be a whole number',
  high: `Max participants must be at most ${PARTICIPANTS_MAXIMUM}`,
}

const timeField = z
  .string({ error: requiredOr(TIME) })
  .check(z.trim(), z.minLength(1, { error: TIME.required, abort: true }), z.refine(isIstTime, TIME.invalid))

/** A number, or text that is one; `refuse` names what is wrong with it. */
function numberField<Output>(
  required: string,
  read: (text: string) => { value: Output } | { message: string },
  meaning?: string,
) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: required }).check(...(meaning ? [z.describe(meaning)] : [])),
    z.transform((given: string | number, context): Output => {
      const result = read(String(given).trim())
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.message, input: given })
      return z.NEVER
    }),
  )
}

const seatsField = numberField(SEATS.low, (text) => {
  const seats = text === '' ? Number.NaN : Number(text)
  if (!(seats >= 1)) return { message: SEATS.low }
  if (!Number.isInteger(seats)) return { message: SEATS.whole }
  return seats > PARTICIPANTS_MAXIMUM ? { message: SEATS.high } : { value: seats }
})

/** Whole rupees as text, of which `parseRupees` makes paise; 0 is free. */
const priceField = numberField(PRICE.required, readPrice, 'Whole rupees, as text or number; 0 is free')
function readPrice(text: string): { value: string } | { message: string } {
  if (text === '') return { message: PRICE.required }
  const rupees = Number(text)
  if (rupees > WORKSHOP_PRICE_MAXIMUM) return { message: PRICE.high }
  const paise = parseRupees(text)
  return paise === null || paise % 100 !== 0 ? { message: PRICE.whole } : { value: String(paise / 100) }
}

const LINK = 'Please enter a valid https link'
const linkField = linkOrNull(LINK, 'Meeting link is too long')

const mentorId = z.nullish(idField('Mentor id'))
const isActive = z.nullish(z.boolean('Approved must be true or false'))

const title = requiredLine('Title', WORKSHOP_TITLE_MAXIMUM)
const description = requiredProse('Description', WORKSHOP_DESCRIPTION_MAXIMUM)
const branch = requiredLine('Branch', BRANCH_MAXIMUM)
const date = dayField(DATE)
const duration = requiredLine('Duration', WORKSHOP_DURATION_MAXIMUM)

/** A new workshop. Only administrators set its mentor and whether it is approved. */
export const workshopSchema = form('A workshop needs a title', {
  title,
  description,
  date,
  time: timeField,
  duration,
  branch,
  maxParticipants: z.pipe(
    z.nullish(seatsField),
    z.transform((seats: number | null | undefined) => seats ?? PARTICIPANTS_DEFAULT),
  ),
  price: priceField,
  imageId: pictureUpdate(),
  meetingLink: z.optional(linkField),
  mentorId,
  instructorName: optionalLine('Instructor name', NAME_MAXIMUM),
  isActive,
})

/** The same over REST, whose picture may come as a data URL. */
export const workshopBodySchema = z.extend(z.omit(workshopSchema, { imageId: true }), { imageUrl: pictureUpdate() })
export type WorkshopInput = z.infer<typeof workshopSchema>

/** What is saved of a workshop: what is left out stays. */
export const workshopUpdateSchema = z.object({
  id: z.int(),
  version: z.nullish(z.int('Version must be a whole number')),
  title: z.optional(title),
  description: z.optional(description),
  date: z.optional(date),
  time: z.optional(timeField),
  duration: z.optional(duration),
  branch: z.optional(branch),
  maxParticipants: z.optional(seatsField),
  price: z.optional(priceField),
  imageId: pictureUpdate(),
  meetingLink: z.optional(linkField),
  mentorId,
  isActive,
})

/** The same over REST, where the address says which. */
export const workshopUpdateBodySchema = z.extend(z.omit(workshopUpdateSchema, { id: true, imageId: true }), {
  imageUrl: pictureUpdate(),
})
export type WorkshopUpdate = z.infer<typeof workshopUpdateSchema>

/** Where an online workshop is held; null or empty for no place yet. */
export const workshopLinkSchema = z.object({ id: z.int(), meetingLink: linkField })

export const cancelWorkshopSchema = z.object({
  id: z.int(),
  reason: requiredProse('Reason', NOTE_MAXIMUM),
  expectedRefund: z.nullish(z.int()),
})

export const rejectWorkshopSchema = z.object({
  id: z.int(),
  version: z.nullish(z.int()),
  reason: optionalProse('Reason', NOTE_MAXIMUM),
})

const WORKSHOP_MESSAGE_MINIMUM = 10
const WORKSHOP_MESSAGE_MAXIMUM = 2_000
/** Messages that a workshop's registered people get at most. */
export const WORKSHOP_MESSAGES_MAXIMUM = 3

export const workshopMessageSchema = form('The message is missing', {
  workshopId: z.int('Workshop is required'),
  clientId: clientIdField(),
  message: proseOf(
    'Message',
    WORKSHOP_MESSAGE_MINIMUM,
    WORKSHOP_MESSAGE_MAXIMUM,
    `Message must be at least ${WORKSHOP_MESSAGE_MINIMUM} characters`,
  ),
})
export type WorkshopMessageInput = z.infer<typeof workshopMessageSchema>
