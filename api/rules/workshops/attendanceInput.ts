import { z } from 'zod/mini'
import { emailField } from '../inputs/fields/fields.ts'
import { mailedTokenField } from '../inputs/mailedLinks.ts'

/** Marks in one call: as many as a workshop has seats. */
export const MARKS_MAXIMUM = 500

export const workshopAttendanceSchema = z.object(
  {
    workshopId: z.int('Workshop is required'),
    marks: z
      .array(z.object({ registrationId: z.int('Registration is required'), hasAttended: z.boolean() }))
      .check(
        z.minLength(1, 'Mark at least one person'),
        z.maxLength(MARKS_MAXIMUM, `Mark at most ${MARKS_MAXIMUM} people at once`),
      ),
  },
  'The marks are missing',
)
export type WorkshopAttendance = z.infer<typeof workshopAttendanceSchema>

export const joinWaitingListSchema = z.object(
  { workshopId: z.int('Workshop is required'), email: emailField() },
  'The email address is missing',
)

export const mailedCodeSchema = z.object({ code: mailedTokenField() }, 'The link is incomplete')
