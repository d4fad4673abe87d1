import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { momentary } from '../database/moment.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { readAccount, readAccounts, type AccountKey } from './accountTable.ts'

/** `Viewer.id` of an account. */
export const viewerId = ({ type, id }: AccountKey): string => `viewer:${type}:${id}`

/** The signed-in member's account, of whichever kind. */
export interface Viewer extends AccountKey {
  name: string
  email: string
  termsAccepted: boolean
  /** Null until a link that was mailed to the address has been opened. */
  emailConfirmedAt: Date | null
}

/** The account of a member; null when it is gone. */
export async function loadViewer(
  { db }: { db: Transaction | App['db'] },
  { type, id }: AccountKey,
): Promise<Viewer | null> {
  return await readAccount<Viewer>(db, { type, id })
}

/** The same, read with one statement for all whom one moment tells something. */
export async function viewerNow({ db }: Pick<App, 'db'>, { type, id }: AccountKey): Promise<Viewer | null> {
  return await viewers(db, `${type}:${id}`)
}

const viewers = momentary(async (db, people: string[]) => {
  const keys = people.map((person) => {
    const [type, id] = person.split(':') as [UserType, string]
    return { type, id: Number(id) }
  })
  const rows = await readAccounts<Viewer>(db, keys)
  return new Map(rows.map((row) => [`${row.type}:${row.id}`, row]))
})
