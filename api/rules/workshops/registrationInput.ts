import { z } from 'zod/mini'
import { MAXIMUM_AMOUNT_PAISE } from '../constants.ts'
import { atMost, cleaned, emailField, nameField } from '../inputs/fields/fields.ts'
import { isPhone, readablePhone } from '../people/phoneNumber.ts'
import { idField, instantField } from '../inputs/fields/idsAndTimes.ts'

const REGISTRATION_MESSAGES = {
  email: 'Valid email is required',
  phone: 'Valid phone number is required',
  code: 'This link is not complete',
  refund: 'The refund must be an amount that was shown',
  price: 'The price must be an amount that was shown',
  start: 'The start must be a time that was shown',
} as const

const PHONE_MAXIMUM = 30
const CODE_MAXIMUM = 100

/** As people write it, in ASCII digits. */
const phoneField = () =>
  z
    .string(REGISTRATION_MESSAGES.phone)
    .check(
      cleaned(readablePhone, PHONE_MAXIMUM),
      atMost('Phone number', PHONE_MAXIMUM),
      z.refine(isPhone, REGISTRATION_MESSAGES.phone),
    )

/** The secret in the address of a ticket or of a place on a waiting list. */
export const codeField = () =>
  z
    .string(REGISTRATION_MESSAGES.code)
    .check(z.trim(), z.minLength(1, REGISTRATION_MESSAGES.code), z.maxLength(CODE_MAXIMUM, REGISTRATION_MESSAGES.code))

const shownAmount = (message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(MAXIMUM_AMOUNT_PAISE, message))

export const registrationDetails = {
  name: nameField(),
  email: emailField(REGISTRATION_MESSAGES.email),
  phone: phoneField(),
}

export const workshopOrderBody = z.object({
  workshopId: idField('Workshop id'),
  ...registrationDetails,
  offerCode: z.nullish(codeField()),
})

/** With the price in paise and the start as they were shown. */
export const workshopOrderSchema = z.extend(workshopOrderBody, {
  expectedPrice: z.nullish(shownAmount(REGISTRATION_MESSAGES.price)),
  expectedStart: z.nullish(
    instantField({ required: REGISTRATION_MESSAGES.start, invalid: REGISTRATION_MESSAGES.start }),
  ),
})
export type WorkshopOrder = z.infer<typeof workshopOrderSchema>

export const resendTicketSchema = z.object({ workshopId: idField('Workshop id'), email: registrationDetails.email })

export const ticketSchema = z.object({ code: codeField() })

export const cancelRegistrationSchema = z.object({
  code: codeField(),
  expectedRefund: shownAmount(REGISTRATION_MESSAGES.refund),
})
