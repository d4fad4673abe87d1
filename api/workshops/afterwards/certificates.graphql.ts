import { builder } from '../../graphql/builder.ts'
import { certificatePage } from '../../rules/addresses.ts'
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import type { Database, Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { instructorOf, participantOf, seeTicket, tellParticipant, type Telling } from '../announce/participant.ts'
import { shortTitle, whenOf } from '../announce/workshopWords.ts'
import { readCode } from '../seats.ts'

/** Leaves the mentor time to take a wrong mark back before anybody is written to. */
const CERTIFICATE_DELAY_MS = 10 * MINUTE_MS
/** For this long after the mark a certificate is still mailed. */
const MADE_UP_MS = 7 * DAY_MS

/** Registrations with a certificate. It ends when the mark is taken back, the seat is cancelled or the account is closed. */
const CERTIFIED = {
  attendedAt: { not: null },
  seat: 'registered',
  email: { contains: '@' },
} as const satisfies Prisma.WorkshopRegistrationWhereInput

const FACTS = {
  name: true,
  certificateCode: true,
  attendedAt: true,
  workshop: { select: { title: true, instructorName: true, date: true, duration: true } },
} as const

type Facts = Prisma.WorkshopRegistrationGetPayload<{ select: typeof FACTS }>
/** The mark and the code are written together. */
export type Certified = Facts & { certificateCode: string; attendedAt: Date }

export const certifiedBy = async (db: Database, code: string): Promise<Certified | null> => {
  const where = { certificateCode: readCode(code), ...CERTIFIED }
  return (await db.workshopRegistration.findFirst({ where, select: FACTS })) as Certified | null
}

/** A step of the sweep: mails the link to each certificate once, when its mark is old enough. */
export async function sendCertificates(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const due = app.clock.now().getTime() - CERTIFICATE_DELAY_MS
  const untold = await app.db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM workshop_registrations r
    WHERE r.attended_at > ${new Date(due - MADE_UP_MS)} AND r.attended_at <= ${new Date(due)} AND r.seat = 'registered'
      AND NOT EXISTS (SELECT FROM emails e WHERE e.dedupe_key = 'registration:' || r.id || ':certificate')
    ORDER BY r.id`
  await forEachInOwnTransaction(app, untold, (tx, { id }) => mailCertificate(tx, app, id, new Date(due)))
}

/** Nothing if the mark was taken back meanwhile. */
async function mailCertificate(tx: Transaction, app: Telling, id: number, due: Date): Promise<void> {
  await tx.$queryRaw`SELECT id FROM workshop_registrations WHERE id = ${id} FOR SHARE`
  const participant = await participantOf(tx, id)
  if (participant?.seat !== 'registered' || !participant.attendedAt || !participant.certificateCode) return
  if (participant.attendedAt > due) return
  const { workshop, certificateCode } = participant
  const address = `${app.config.publicUrl}${certificatePage(certificateCode)}`
  await tellParticipant(tx, app, participant, {
    kind: 'certificate',
    by: instructorOf(workshop),
    cause: 'certificate',
    title: 'Your certificate of attendance',
    message: `Your certificate for "${workshop.title}" is ready.`,
    subject: `Certificate of attendance: ${shortTitle(workshop)}`,
    paragraphs: [
      `Thank you for coming to "${workshop.title}" on ${whenOf(workshop)}. Your certificate of attendance is ready.`,
      'Anyone with the link can check it and save it as a PDF.',
    ],
    facts: [['Certificate', address, address]],
    action: { label: 'See the certificate', url: address },
    actions: [seeTicket(app, participant)],
  })
}

const CertificateType = builder.objectRef<Certified>('Certificate').implement({
  description: 'Says that somebody attended a workshop; for anyone who has its code.',
  fields: (t) => ({
    code: t.exposeString('certificateCode', { description: 'As in its address.' }),
    name: t.exposeString('name', { description: 'Who attended, as registered.' }),
    workshopTitle: t.string({ description: 'What they attended.', resolve: ({ workshop }) => workshop.title }),
    instructorName: t.string({ description: 'Who taught it.', resolve: ({ workshop }) => workshop.instructorName }),
    date: t.field({ type: 'Date', description: 'When it was, in IST.', resolve: ({ workshop }) => workshop.date }),
    duration: t.string({ description: 'Free text.', resolve: ({ workshop }) => workshop.duration }),
    issuedAt: t.expose('attendedAt', {
      type: 'DateTime',
      description: 'When the instructor said that they were there.',
    }),
    pdfPath: t.string({
      description: 'Where the same is served as a PDF.',
      resolve: ({ certificateCode }) => `${certificatePage(certificateCode)}.pdf`,
    }),
  }),
})

builder.queryField('certificate', (t) =>
  t.field({
    type: CertificateType,
    nullable: true,
    authScopes: { public: true },
    description: 'The certificate with this code; null for any other, and once it holds no longer.',
    args: { code: t.arg.string({ description: 'As in its address.' }) },
    resolve: (_root, { code }, { db }) => certifiedBy(db, code),
  }),
)
