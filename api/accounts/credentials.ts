import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import {
  changeAccount,
  hasAddress,
  isSwitchedOn,
  readAccount,
  readAccountsAt,
  signedInAt,
  WITH_PASSWORD,
  type AccountKey,
} from './accountTable.ts'

/** What signing in needs of an account. */
export interface Credentials extends AccountKey {
  name: string
  email: string
  /** Null for a community member who has set no password. */
  passwordHash: string | null
  isActive: boolean
}

/** The accounts with this address, found through the unique indexes on lower(email): at most one of each kind. */
export async function credentialsAt({ db }: Pick<App, 'db'>, email: string): Promise<Credentials[]> {
  return await readAccountsAt<Credentials>(db, email, WITH_PASSWORD)
}

/** Those of one account; null when it is gone. */
export async function credentialsOf({ db }: Pick<App, 'db'>, key: AccountKey): Promise<Credentials | null> {
  return await readAccount<Credentials>(db, key, WITH_PASSWORD)
}

/** Notes the sign-in, with a stronger hash if there is one. False when account or password have changed. */
export async function recordSignIn(
  tx: Transaction,
  key: AccountKey,
  passwordHash: string,
  now: Date,
  stronger: string = passwordHash,
): Promise<boolean> {
  const signedIn = signedInAt(key.type, now)
  const isStillGood = Prisma.sql`${isStill(passwordHash)} AND ${isSwitchedOn(key.type)}`
  return await changeAccount(tx, key, Prisma.sql`${signedIn}, password = ${stronger}`, isStillGood)
}

/** Stores the hash of a new password; false when the account has gone, or left the address, meanwhile. */
export async function storePassword(
  tx: Transaction,
  { email, ...key }: AccountKey & { email: string },
  next: string,
): Promise<boolean> {
  return await changeAccount(tx, key, Prisma.sql`password = ${next}`, hasAddress(email))
}

/** Compare and set: of two changes at once, the second has the wrong current password and gets false. */
export async function replacePassword(
  tx: Transaction,
  key: AccountKey,
  { current, next }: { current: string; next: string },
): Promise<boolean> {
  return await changeAccount(tx, key, Prisma.sql`password = ${next}`, isStill(current))
}

/** A condition: the password is still the one that was checked. */
export const isStill = (hash: string) => Prisma.sql`password = ${hash}`
