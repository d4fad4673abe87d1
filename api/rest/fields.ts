/** What answers are made of. */
import { z } from 'zod/mini'

/** Numeric id of a row. */
export const ID = z.int().check(z.minimum(1))
/** Years, places, hits. */
export const COUNT = z.int().check(z.minimum(0))
export const PAISE = COUNT.check(z.describe('Indian rupees, in integer paise'))
/** Rupees as text with two places. */
export const RUPEES = z.string().check(z.regex(/^\d+\.\d\d$/), z.describe('Indian rupees, with two places'))
/** Such as 2026-01-31T09:30:00.000Z. */
export const INSTANT = z.iso.datetime()
/** Such as 2026-01-31, in Asia/Kolkata. */
export const DATE = z.iso.date()
/** A sentence for the person, and nothing else. */
export const MESSAGE = z.object({ message: z.string() })

/** A value of one of the graph's enums as REST writes it. */
export const lowerCase = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>
export const upperCase = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>
