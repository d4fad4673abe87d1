import { z } from 'zod/mini'

/** Far more than ours have; longer ones are nobody's. */
const TOKEN_MAXIMUM = 200
export const LINK_INCOMPLETE = 'The link is incomplete'

/** What a mailed link carries; whether it is one of ours is not for the form to know. */
export function mailedTokenField(message = LINK_INCOMPLETE) {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(TOKEN_MAXIMUM, message))
}
