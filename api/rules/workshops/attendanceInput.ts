import { z } from 'zod/mini'
import { emailField, form } from '../inputs/fields/fields.ts'
import { mailedTokenField } from '../inputs/mailedLinks.ts'

/** Marks in one call: as many as a workshop has seats. */
export const MARKS_MAXIMUM = 500

export const workshopAttendanceSchema = form('The marks are missing', {
  workshopId: z.int('Workshop is required'),
  marks: z
    .array(z.object({ registrationId: z.int('Registration is required'), hasAttended: z.boolean() }))
    .check(
      z.minLength(1, 'Mark at least one person'),
      z.maxLength(MARKS_MAXIMUM, `Mark at most ${MARKS_MAXIMUM} people at once`),
    ),
})
export type WorkshopAttendance = z.infer<typeof workshopAttendanceSchema>

export const joinWaitingListSchema = form('The email address is missing', {
  workshopId: z.int('Workshop is required'),
  email: emailField(),
})

export const mailedCodeSchema = form('The link is incomplete', { code: mailedTokenField() })
