/** The three tables of accounts: the one place that knows how they differ. */
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** Which account: ids are counted within a kind. */
export interface AccountKey {
  type: UserType
  id: number
}

interface Kind {
  table: Prisma.Sql
  /** Whether it may be used, as a condition. */
  isActive: Prisma.Sql
  /** Column that has the time at which it was made. */
  created: Prisma.Sql
  /** Columns that take the time of a sign-in. */
  signedIn: readonly Prisma.Sql[]
}

const { sql, join } = Prisma

const KINDS: Record<UserType, Kind> = {
  mentor: {
    table: sql`mentors`,
    isActive: sql`is_active`,
    created: sql`created_at`,
    signedIn: [sql`last_login_at`, sql`last_active_at`],
  },
  mentee: {
    table: sql`mentees`,
    isActive: sql`is_active`,
    created: sql`created_at`,
    signedIn: [sql`last_login_at`],
  },
  community: {
    table: sql`community_members`,
    isActive: sql`true`,
    created: sql`join_date`,
    signedIn: [sql`last_activity`],
  },
}

const TYPES = Object.keys(KINDS) as UserType[]

/** What every kind of account has, under the names of the interfaces that are read. */
const COLUMNS = sql`id, name, email, email_confirmed_at AS "emailConfirmedAt", terms_accepted AS "termsAccepted",
  password IS NOT NULL AS "hasPassword"`

/** For who checks a password: everyone else reads accounts without it. */
export const WITH_PASSWORD = sql`, password AS "passwordHash"`

type Reader = Pick<Transaction, '$queryRaw'>

function selection(type: UserType, where: Prisma.Sql, more: Prisma.Sql): Prisma.Sql {
  const { table, isActive, created } = KINDS[type]
  return sql`SELECT ${type}::text AS type, ${COLUMNS}, ${isActive} AS "isActive", ${created} AS "createdAt" ${more} FROM ${table} WHERE ${where}`
}

/** A condition: the account has this address, compared without case. */
export const hasAddress = (email: string) => sql`lower(email) = lower(${email})`

/** A condition: the account is not switched off. */
export const isSwitchedOn = (type: UserType): Prisma.Sql => KINDS[type].isActive

/** A condition on a row with `user_type` and `user_id`: its account is active, with a confirmed address. */
export function isOfConfirmed(row: Prisma.Sql): Prisma.Sql {
  const kinds = TYPES.map((type) => {
    const { table, isActive } = KINDS[type]
    return sql`${row}.user_type = ${type}::user_type AND EXISTS (
      SELECT FROM ${table} a WHERE a.id = ${row}.user_id AND a.email_confirmed_at IS NOT NULL AND ${isActive})`
  })
  return sql`(${join(kinds, ' OR ')})`
}

/** The columns of one account that `Row` names; null when there is no such. */
export async function readAccount<Row>(
  tx: Reader,
  { type, id }: AccountKey,
  more: Prisma.Sql = Prisma.empty,
): Promise<Row | null> {
  const [row] = await tx.$queryRaw<Row[]>(selection(type, sql`id = ${id}`, more))
  return row ?? null
}

/** The same of the accounts with this address, compared without case: at most one of each kind. */
export async function readAccountsAt<Row>(tx: Reader, email: string, more: Prisma.Sql = Prisma.empty): Promise<Row[]> {
  const selections = TYPES.map((type) => selection(type, hasAddress(email), more))
  return await tx.$queryRaw<Row[]>(join(selections, ' UNION ALL '))
}

/** Keeps one account as it is until the transaction ends; false when it is gone. */
export async function lockAccount(tx: Reader, { type, id }: AccountKey): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM ${KINDS[type].table} WHERE id = ${id} FOR NO KEY UPDATE`
  return rows.length === 1
}

/** One conditional write of columns that every kind has; false when no row fulfils the condition. */
export async function changeAccount(
  tx: Pick<Transaction, '$executeRaw'>,
  { type, id }: AccountKey,
  set: Prisma.Sql,
  where: Prisma.Sql = sql`true`,
): Promise<boolean> {
  return (await tx.$executeRaw`UPDATE ${KINDS[type].table} SET ${set} WHERE id = ${id} AND ${where}`) === 1
}

/** An assignment that notes a sign-in. */
export function signedInAt(type: UserType, now: Date): Prisma.Sql {
  return join(KINDS[type].signedIn.map((column) => sql`${column} = ${now}`))
}

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

/** The active accounts with this address, compared without case: at most one of each kind. */
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

/** Notes that its owner has opened a mail at the address. True the first time, while it is the account's. */
export async function markConfirmed(
  tx: Transaction,
  { email, ...key }: AccountKey & { email: string },
  now: Date,
): Promise<boolean> {
  const isOpen = Prisma.sql`email_confirmed_at IS NULL AND ${hasAddress(email)}`
  return await changeAccount(tx, key, Prisma.sql`email_confirmed_at = ${now}`, isOpen)
}
