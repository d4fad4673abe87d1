import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { readAccount, type AccountKey } from './accountTable.ts'

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
