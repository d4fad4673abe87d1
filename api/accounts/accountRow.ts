/** An account of any kind, and what is written to it. */
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { changeAccount, hasAddress, readAccount, readAccountsAt, type AccountKey } from './accountTable.ts'

export interface AccountRow extends AccountKey {
  name: string
  /** As registered, in the case it was typed. */
  email: string
  /** Null until its owner has opened a link that was mailed there. */
  emailConfirmedAt: Date | null
  /** False for a community member who has yet to set one. */
  hasPassword: boolean
  createdAt: Date
}

interface Found extends AccountRow {
  isActive: boolean
}

type Reader = Pick<Transaction, '$queryRaw'>

/** The active accounts with this address, in whatever case: at most one a kind. */
export async function accountsAt(tx: Reader, email: string): Promise<AccountRow[]> {
  return (await readAccountsAt<Found>(tx, email)).filter(({ isActive }) => isActive)
}

/** One active account; null when it is gone or switched off. */
export async function accountOf(tx: Reader, key: AccountKey): Promise<AccountRow | null> {
  const row = await readAccount<Found>(tx, key)
  return row?.isActive ? row : null
}

/** Whether the account has confirmed its address, and no other, of whatever kind, has confirmed the same. */
export async function isAddressProven(
  tx: Reader,
  { type, id, email }: AccountKey & { email: string },
): Promise<boolean> {
  const rows = await readAccountsAt<AccountRow>(tx, email)
  const owners = rows.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
  return owners.length === 1 && owners[0]?.type === type && owners[0].id === id
}

/**
 * Notes that the owner of the address has opened a mail that was sent there; the first time counts. True when this was
 * it, and the account still has the address.
 */
export async function markConfirmed(
  tx: Transaction,
  { email, ...key }: AccountKey & { email: string },
  now: Date,
): Promise<boolean> {
  const isOpen = Prisma.sql`email_confirmed_at IS NULL AND ${hasAddress(email)}`
  return await changeAccount(tx, key, Prisma.sql`email_confirmed_at = ${now}`, isOpen)
}
