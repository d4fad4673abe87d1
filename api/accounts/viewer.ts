import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { readAccount, type AccountKey } from './accountTable.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

/** `Viewer.id` of an account. */
export const viewerId = ({ type, id }: AccountKey): string => `viewer:${type}:${id}`

/** The signed-in member's account, of any kind. */
export interface Viewer extends AccountKey {
  name: string
  email: string
  termsAccepted: boolean
  /** Null until a link that was mailed to the address has been opened. */
  emailConfirmedAt: Date | null
}

export async function loadViewer(
  { db }: { db: Transaction | App['db'] },
  { type, id }: AccountKey,
): Promise<Viewer | null> {
  return await readAccount<Viewer>(db, { type, id })
}

/** By the identity that was found for one request. */
const noted = new WeakMap<AccountKey, Viewer>()

/** Keeps the account that was read with the session, for as long as the request lasts. */
export function noteAccount(asker: AccountKey, account: Viewer): void {
  noted.set(asker, account)
}

/** The account as it was when the request came, without a statement if it was read then; null when it is gone. */
export function accountAtFirst(app: { db: App['db'] }, asker: AccountKey): Viewer | Promise<Viewer | null> {
  return noted.get(asker) ?? loadViewer(app, asker)
}

/** Who asks, and which accounts they have just registered. */
export type Asker = Pick<Context, 'member' | 'administrator' | 'registered'>

/** The asker is this very account, or has just registered it. */
export function isSelf({ member, registered }: Asker, type: UserType, id: number): boolean {
  const isIt = (account: { type: UserType; id: number } | null) => account?.type === type && account.id === id
  return isIt(member) || registered.some(isIt)
}

/** The account itself, or an administrator: who may see its email address. */
export function isSelfOrAdmin(context: Asker, type: UserType, id: number): boolean {
  return context.administrator !== null || isSelf(context, type, id)
}

/** Rows of a mentor or mentee, in a table with a column for each of the two. */
export const sideOf = ({ type, id }: AccountKey) => (type === 'mentor' ? { mentorId: id } : { menteeId: id })

/** The asker's own rows, on whichever side; administrators see all. */
export function ownRows({ member, administrator }: Pick<Asker, 'member' | 'administrator'>) {
  if (administrator) return {}
  return member && member.type !== 'community' ? sideOf(member) : { id: NO_ID }
}
