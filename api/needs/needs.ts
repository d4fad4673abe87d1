/** What people need and do not find: told, confirmed, ended. */
import { byPlace, byPlaceFor, HOUR, takeEach } from '../accounts/bounds.ts'
import { lockAccount, readAccount, type AccountRow } from '../accounts/accountTable.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { sameText } from '../database/containing.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorNeed, Prisma } from '../generated/prisma/client.ts'
import type { Identity, Member } from '../graphql/identity.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { DAY_MS } from '../rules/time/durations.ts'
import { NEED_DAYS } from '../rules/time/retention.ts'
import { failure, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { checkMail, mailConfirmation } from './needMails.ts'

/** Needs of a campus may come from one network. */
const LIMITS = {
  ofNetwork: { max: 60, windowSeconds: HOUR },
  ofMailbox: { max: 5, windowSeconds: HOUR },
  ofMember: { max: 10, windowSeconds: HOUR },
}
/** Open needs with emails, of an account or an address. */
const MOST_OPEN = 5

export class NeedsFullError extends failure(
  'NeedsFullError',
  409,
  `We already email you about ${MOST_OPEN} needs, the maximum. Stop one with the link in its email first.`,
) {}

interface Told {
  text: string
  search?: string | undefined
  email?: string | undefined
  wantsMail?: boolean | null | undefined
}

/** Whether somebody is emailed about mentors: not, once a link or the account's address is confirmed, or from now on. */
export type Mailing = 'none' | 'to_be_confirmed' | 'unconfirmed_account' | 'on'

/** Keeps a need. A visitor's address is mailed a link first; the answer is the same for every address. Throws RateLimitedError, NotSignedInError, NeedsFullError. */
export async function createNeed(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { member }: Pick<Identity, 'member'>,
  told: Told,
  { ip }: { ip: string },
): Promise<Mailing> {
  if (member) return await createOfMember(app, member, told, ip)
  const { email } = told
  const ofMailbox = email ? byPlaceFor('needs', mailboxOf(email), ip, LIMITS.ofMailbox) : []
  await takeEach(app, [...ofMailbox, ...byPlace('needs', ip, LIMITS.ofNetwork)])
  return await inTransaction(app.db, async (tx) => {
    if (!email) {
      await add(tx, app, told, { wantsMail: false })
      return 'none'
    }
    await checkMail(tx, app, { email, ip })
    await lockNeeds(tx, email)
    const same = { email: sameText(email), text: sameText(told.text), ...open(app.clock.now()) }
    const need =
      (await tx.mentorNeed.findFirst({ where: same })) ?? (await add(tx, app, told, { email, wantsMail: true }))
    await mailConfirmation(tx, app, need, { email, ip })
    return 'to_be_confirmed'
  })
}

async function createOfMember(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  member: Member,
  told: Told,
  ip: string,
): Promise<Mailing> {
  const { type, id } = member
  const own = { key: `needs:${type}:${id}`, limit: LIMITS.ofMember }
  // Accounts are free. Counted apart from visitors, who could use it up.
  await takeEach(app, [own, ...byPlace('member-needs', ip, LIMITS.ofNetwork)])
  return await inTransaction(app.db, async (tx) => {
    if (!(await lockAccount(tx, member))) throw new NotSignedInError()
    const whose = { userType: type, userId: id }
    const wantsMail = told.wantsMail === true
    const mailed = { ...whose, ...open(app.clock.now()), wantsMail: true }
    const isSame = (await tx.mentorNeed.count({ where: { ...mailed, text: sameText(told.text) } })) > 0
    if (!isSame) {
      if (wantsMail && (await tx.mentorNeed.count({ where: mailed })) >= MOST_OPEN) throw new NeedsFullError()
      await add(tx, app, told, { ...whose, wantsMail })
    }
    if (!wantsMail) return 'none'
    const account = await readAccount<AccountRow>(tx, member)
    return account?.emailConfirmedAt ? 'on' : 'unconfirmed_account'
  })
}

const add = (
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { text, search }: Told,
  whose: Pick<Prisma.MentorNeedUncheckedCreateInput, 'userType' | 'userId' | 'email' | 'wantsMail'>,
): Promise<MentorNeed> =>
  tx.mentorNeed.create({ data: { text, search: search ?? null, ...whose, createdAt: clock.now() } })

/** Somebody may still be emailed about it. */
export const open = (now: Date) => ({
  endedAt: null,
  createdAt: { gt: new Date(now.getTime() - NEED_DAYS * DAY_MS) },
})

/** Of two changes of the needs of an address at once the second sees the first. */
const lockNeeds = (tx: Transaction, email: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('needs'), hashtext(lower(${email})))`

/** The need that a mailed link leads to; null for any other text. */
export async function needBehind(db: Pick<Transaction, 'needLink'>, code: string): Promise<MentorNeed | null> {
  if (!isToken(code)) return null
  const link = await db.needLink.findUnique({ where: { tokenHash: hashToken(code) }, select: { need: true } })
  return link?.need ?? null
}

/** Confirms the address of a visitor's need; again it changes nothing. Throws NotFoundError, NeedsFullError. */
export async function confirmNeed(app: Pick<App, 'db' | 'clock'>, code: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { id, email, confirmedAt } = await theNeed(tx, code)
    if (email === null || confirmedAt !== null) return
    await lockNeeds(tx, email)
    const now = app.clock.now()
    const others = { email: sameText(email), confirmedAt: { not: null }, ...open(now) }
    if ((await tx.mentorNeed.count({ where: others })) >= MOST_OPEN) throw new NeedsFullError()
    await tx.mentorNeed.updateMany({ where: { id, confirmedAt: null, ...open(now) }, data: { confirmedAt: now } })
  })
}

/** Ends the emails about a need; again it changes nothing. Throws NotFoundError. */
export async function endNeed(app: Pick<App, 'db' | 'clock'>, code: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { id } = await theNeed(tx, code)
    await tx.mentorNeed.updateMany({ where: { id, endedAt: null }, data: { endedAt: app.clock.now(), email: null } })
  })
}

async function theNeed(tx: Transaction, code: string): Promise<MentorNeed> {
  const need = await needBehind(tx, code)
  if (!need) throw new NotFoundError('This link no longer works. Please check it.')
  return need
}
