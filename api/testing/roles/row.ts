/**
 * How a row of the matrix is written: for every role in the order of ROLES one word for what becomes of asking.
 *
 * ok: it is done, or shown · null: nothing is shown · empty: an empty list · in: NotSignedInError · no: NotAllowedError ·
 * gone: NotFoundError · anything else is the name of the error.
 */
import type { Role, Rows, Whose, World } from './world.ts'

/** What a question may speak of: the rows asked about, and who asks. */
export interface Asked extends Rows {
  world: World
  role: Role
  whose: Whose
}

export interface Row {
  /** The root field as asked for. */
  ask(asked: Asked): string
  /** Subscriptions: what is published to the asker. */
  event?(asked: Asked): { what: string; id: number }
  own: string
  /** About somebody else's row, and about one of the asker's namesakes; missing where no row is spoken of. */
  other?: string
  /**
   * Mutations that are done: the rows of others that they change, `table of mentor` or `of mentee` of the rows asked
   * about, or `of stranger`. Everything else must name the asker.
   */
  besides?: string[]
}

//                       visitor review mentor mentee community admin expired both ended
export const EVERYBODY = 'ok ok ok ok ok ok ok ok ok'
export const NOBODY = 'null null null null null null null null null'
export const MEMBERS = 'in ok ok ok ok no in ok in'
export const MENTEES = 'in no no ok no no in ok in'
/** Mutations of one row by its number, for members. */
export const NOT_THEIRS = 'in gone gone gone gone no in gone in'

export const everybody = (ask: Row['ask']): Row => ({ ask, own: EVERYBODY })
/** Of a mentor who is under review nobody takes a seat. */
export const unlessUnlisted = (ask: Row['ask']): Row => ({
  ask,
  own: EVERYBODY.replace('ok ok', 'ok RegistrationsClosedError'),
})
export const members = (ask: Row['ask']): Row => ({ ask, own: MEMBERS })

/** Global ids as GraphQL literals. */
export const idsOf = (type: string, numbers: number[]): string[] => numbers.map((number) => btoa(`${type}:${number}`))

/** `(input: {…})` with JSON values, and what is read of the answer. */
export const input = (fields: Record<string, unknown>): string =>
  `(input: { ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }) { __typename }`
