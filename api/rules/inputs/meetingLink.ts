import { z } from 'zod/mini'
import { URL_MAXIMUM } from '../constants.ts'

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Where a confirmed session is held. */
export const meetingLinkSchema = z.object({
  bookingId: z.int(),
  meetingLink: z
    .string()
    .check(
      z.trim(),
      z.maxLength(URL_MAXIMUM, 'Meeting link is too long'),
      z.refine(isHttps, 'Please enter a valid https link'),
    ),
})
