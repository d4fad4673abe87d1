import { z } from 'zod/mini'
import { URL_MAXIMUM } from '../constants.ts'
import { isHttpsUrl, withHttps } from './fields.ts'

/** Where a confirmed session is held. */
export const meetingLinkSchema = z.object({
  bookingId: z.int(),
  meetingLink: z.string().check(
    z.trim(),
    z.overwrite((text) => (text === '' ? '' : withHttps(text))),
    z.maxLength(URL_MAXIMUM, { error: 'Meeting link is too long', abort: true }),
    z.refine(isHttpsUrl, 'Please enter a valid https link'),
  ),
})
