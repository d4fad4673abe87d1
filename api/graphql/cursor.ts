/** Places of lists in the order of their numbers: what a client gives back as `after` or `before`. */
import { z } from 'zod/mini'

/** How the Prisma plugin marks its own; lists that make theirs read them themselves. */
const OURS = 'GPC:'
const NUMBER = /^GPC:N:(\d{1,10})$/
const LARGEST_ID = 2 ** 31 - 1

function isPlace(given: string): boolean {
  const text = Buffer.from(given, 'base64').toString()
  if (!text.startsWith(OURS)) return true
  const [, number] = NUMBER.exec(text) ?? []
  return number !== undefined && Number(number) <= LARGEST_ID
}

/** The plugin takes any kind of value for a place, of which the database then takes only numbers. */
export const cursorSchema = z.nullish(z.string().check(z.refine(isPlace, 'Invalid cursor')))
