import { z } from 'zod/mini'

/** Marks in one call: as many as a workshop has seats. */
export const MARKS_MAXIMUM = 500

/** Who was there and who was not. */
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
