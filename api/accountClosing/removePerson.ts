import { AccountInUseError } from '../accounts/accountErrors.ts'
import { isAddressProven, type AccountRow, readAccount } from '../accounts/accountTable.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropFiles, fileColumns } from '../media/paths.ts'
import type { ClosingAccount, AccountRef, LeavingAccount, PersonalData } from '../contracts/personalData.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { requireSession } from '../sessions/sessions.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** Kind of the last mail. */
export const ACCOUNT_CLOSED = 'account-closed'

const CLEAR_FIRST =
  'First cancel or move what is still open, and wait for payments and refunds to finish. Then try again.'

/**
 * Removes a person and what is theirs; bookings and money stay without the person. `trace` is an administrator's note
 * of it, `sessionHash` the person's own session. Throws NotFoundError, NotSignedInError, and AccountInUseError while
 * something is open: what begins at the same moment is seen here or fails there.
 */
export async function removePerson(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { type, id, sessionHash }: AccountRef & { sessionHash?: string },
  trace?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { people } = app.parts
  const keeper = people.find(({ keeps }) => keeps?.type === type)?.keeps
  if (!keeper) throw new Error(`No feature keeps ${type} accounts`)
  // From the outside in, as payments are settled: orders, then the person; and nothing is left that points at a row.
  const inward = people.toReversed()
  const person: AccountRef = { type, id }
  async function requireFree(tx: Transaction, now: Date): Promise<void> {
    if (sessionHash !== undefined) await requireSession(tx, { type, sessionHash })
    const blockers = await each(people, async (part) => (await part.blockers?.(tx, person, now)) ?? [])
    if (blockers.length === 0) return
    throw new AccountInUseError(
      trace ? `This ${type} cannot be deleted yet.` : `This ${type} account cannot be closed yet.`,
      blockers,
      trace ? CLEAR_FIRST : (keeper?.advice?.(app.config) ?? `Write to ${app.config.supportEmail}.`),
    )
  }
  await inTransaction(app.db, (tx) => requireFree(tx, app.clock.now()))
  await eraseAhead(app, { ...person, formerly: FORMER[type], now: app.clock.now() }, requireFree)
  await inTransaction(app.db, async (tx) => {
    for (const part of inward) await part.lock?.(tx, person)
    const account = await keeper.take(tx, id)
    const now = app.clock.now()
    await requireFree(tx, now)
    await trace?.(tx)
    const isConfirmed = Boolean((await readAccount<AccountRow>(tx, person))?.emailConfirmedAt)
    const closing: ClosingAccount = {
      ...person,
      ...account,
      formerly: FORMER[type],
      isConfirmed,
      isAddressProven: await isAddressProven(tx, { ...person, email: account.email }),
      now,
    }
    const files = await each(inward, async (part) => (await part.erase?.(tx, closing)) ?? [])
    await dropFiles(tx, files, fileColumns(app.parts))
    // Who has never confirmed the address may not be the one who reads it.
    if (isConfirmed) await accountClosedMail(tx, app, { ...closing, isByTeam: trace !== undefined })
  })
}

/** Rows in one transaction: with their triggers less than a second. */
const AHEAD = 1000

/**
 * Thousands of rows, a few at a time: the transaction that closes the account ends in time however many there were. Each
 * time `requireFree` looks again: from the moment when somebody books, or the session ends, nothing more goes.
 */
async function eraseAhead(
  { db, clock, parts }: Pick<App, 'db' | 'clock' | 'parts'>,
  leaving: LeavingAccount,
  requireFree: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  for (const part of parts.people)
    for (let isDone = part.eraseAhead === undefined; !isDone;)
      isDone = await inTransaction(db, async (tx) => {
        await requireFree(tx, clock.now())
        const { rows, files = [] } = (await part.eraseAhead?.(tx, leaving, AHEAD)) ?? { rows: 0 }
        await dropFiles(tx, files, fileColumns(parts))
        return rows === 0
      })
}

/** One part after the other: they share a connection. */
async function each<T>(
  parts: readonly PersonalData[],
  ask: (part: PersonalData) => Promise<readonly T[]>,
): Promise<T[]> {
  const answers: T[] = []
  for (const part of parts) answers.push(...(await ask(part)))
  return answers
}

interface Closed {
  type: UserType
  id: number
  name: string
  email: string
  /** An administrator has closed it. */
  isByTeam: boolean
}

/** The last mail to somebody whose account is gone: what went, and what stays without them. */
async function accountClosedMail(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { type, id, name, email, isByTeam }: Closed,
): Promise<void> {
  await queueEmail(tx, app, {
    kind: ACCOUNT_CLOSED,
    dedupeKey: `${ACCOUNT_CLOSED}:${type}:${id}`,
    to: email,
    // The account is no more.
    recipient: null,
    about: null,
    subject: 'Your account is closed',
    content: {
      heading: `Your account is closed, ${name}`,
      paragraphs: [
        `Your ${type === 'community' ? 'community' : type} account on Plumbline is closed. Its profile and logins have been deleted. This is our last email about it.`,
        ...(type === 'community'
          ? []
          : [
              'Records of payments and refunds are kept for about seven years, as Indian tax law requires, without your name and email address.',
            ]),
        isByTeam
          ? `Our team has closed it. If you have a question about that, write to ${app.config.supportEmail}.`
          : `If you didn't close it, write to ${app.config.supportEmail} right away.`,
      ],
    },
  })
}
