/** Emails about a need. Each has a link of its own, of which only the hash is kept. */
import { byPlaceFor, checkEach, mailsOfDay, takeEach } from '../accounts/bounds.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { Transaction } from '../database/client.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import type { Email, MentorNeed } from '../generated/prisma/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import { needPage } from '../rules/addresses.ts'
import { NEED_CONFIRM_DAYS, NEED_MAILS } from '../rules/inputs/needs.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { branchSaid } from '../rules/people/branches.ts'
import { DAY_MS, HOUR_MS } from '../rules/time/durations.ts'
import { NEED_DAYS } from '../rules/time/retention.ts'

type Mailing = Pick<App, 'clock' | 'config'>

/** Mails that visitors in one network may cause to one address. */
const MAILS_OF_NETWORK = { max: 6, windowSeconds: 24 * 60 * 60 }

interface To {
  email: string
  ip: string
}

async function bounds(tx: Transaction, { clock, config }: Mailing, { email, ip }: To) {
  const limiter = databaseRateLimiter(tx, clock, config.rateLimitFactor)
  const mailbox = mailboxOf(email)
  const ofPlace = byPlaceFor('need-mails', mailbox, ip, MAILS_OF_NETWORK)
  return [{ limiter }, [...ofPlace, await mailsOfDay({ limiter }, `need-mails:${mailbox}`)]] as const
}

/** Throws RateLimitedError if one more mail would be refused. Ask before the address is looked up, so that it reveals nothing. */
export async function checkMail(tx: Transaction, app: Mailing, to: To): Promise<void> {
  await checkEach(...(await bounds(tx, app, to)))
}

/** Mails a link to a typed address, at most once an hour for a need. What was told is not in it: anyone may have typed it. */
export async function mailConfirmation(tx: Transaction, app: Mailing, need: MentorNeed, to: To): Promise<void> {
  const code = newToken()
  const isConfirmed = need.confirmedAt !== null
  const now = app.clock.now()
  const end = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)
  const isMailed = await queueEmail(tx, app, {
    kind: 'need-confirm',
    dedupeKey: `need:${need.id}:confirm:${Math.floor(now.getTime() / HOUR_MS)}`,
    to: to.email,
    recipient: null,
    about: null,
    subject: isConfirmed ? 'We look for a mentor for you' : 'Shall we email you about mentors?',
    content: {
      heading: isConfirmed ? 'We look for a mentor for you' : 'Shall we email you about mentors?',
      paragraphs: isConfirmed
        ? ['You have told us before what you need, and confirmed it. When a mentor who fits joins, we email you.']
        : [
            'Someone told us what kind of mentor they need, and gave this email address. If that was you, please confirm: until then we do not email you about mentors.',
          ],
      action: {
        label: isConfirmed ? 'See what you told us' : 'Confirm',
        url: `${app.config.publicUrl}${needPage(code)}`,
      },
      note: isConfirmed
        ? 'On that page you can also stop these emails.'
        : `The link confirms for ${NEED_CONFIRM_DAYS} days. If it was not you, ignore this email.`,
    },
    validUntil: isConfirmed ? end(need.createdAt, NEED_DAYS) : end(now, NEED_CONFIRM_DAYS),
  })
  if (!isMailed) return
  // The person sent the need again, so its link is valid for the full number of days again.
  if (!isConfirmed) await tx.mentorNeed.update({ where: { id: need.id }, data: { createdAt: now } })
  await addLink(tx, app, { needId: need.id, mentorId: null, code })
  await takeEach(...(await bounds(tx, app, to)))
}

const addLink = (
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { code, ...link }: { needId: number; mentorId: number | null; code: string },
) => tx.needLink.create({ data: { ...link, tokenHash: hashToken(code), createdAt: clock.now() }, select: { id: true } })

export interface NewMentor {
  id: number
  name: string
  currentJobTitle: string | null
  currentCompany: string | null
  mainBranch: string
  subBranch: string | null
}

/** Mails about a mentor who fits. */
export async function mailMentor(
  tx: Transaction,
  app: Mailing,
  { need, mentor, to, recipient }: { need: MentorNeed; mentor: NewMentor; to: string; recipient: AccountRef | null },
): Promise<void> {
  const code = newToken()
  await addLink(tx, app, { needId: need.id, mentorId: mentor.id, code })
  const branch = branchSaid(mentor.mainBranch, mentor.subBranch)
  const work = [mentor.currentJobTitle, mentor.currentCompany].filter(Boolean).join(', ')
  await queueEmail(tx, app, {
    kind: 'need-mentor',
    dedupeKey: `need:${need.id}:mentor:${mentor.id}`,
    to,
    recipient,
    about: { type: 'mentor', id: mentor.id },
    subject: `A new mentor for you: ${mentor.name}`,
    content: {
      heading: `${mentor.name} may be the mentor you need`,
      paragraphs: [
        `You told us that you need: “${need.text}”`,
        `${mentor.name} has joined Plumbline and seems to fit.`,
      ],
      facts: [
        ['Mentor', mentor.name],
        ...(work ? ([['Works as', work]] as const) : []),
        ...(branch ? ([['Branch', branch]] as const) : []),
      ].map(([label, value]) => [label, value]),
      action: { label: 'See the profile', url: `${app.config.publicUrl}/mentor/${mentor.id}` },
      actions: [{ label: 'Stop these emails', url: `${app.config.publicUrl}${needPage(code)}` }],
      note:
        need.mails + 1 >= NEED_MAILS
          ? `This was our last email about what you told us.`
          : `We email you about at most ${NEED_MAILS} mentors for this.`,
    },
  })
}

/** Which need and mentor a mail is about. */
export function toldNeed({ dedupeKey }: Pick<Email, 'dedupeKey'>): { needId: number; mentorId: number } {
  const [, needId, , mentorId] = dedupeKey.split(':').map(Number)
  return { needId: needId!, mentorId: mentorId! }
}
