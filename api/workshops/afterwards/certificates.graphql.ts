import { builder } from '../../graphql/builder.ts'
import { certificatePage, certificateAddress } from '../../rules/addresses.ts'
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { participantOf, seeTicket, tellParticipant } from '../announce/participant.ts'
import { shortTitle, whenOf } from '../announce/workshopWords.ts'
import { readCode } from '../seats.ts'

/** Leaves the mentor time to take a wrong mark back before anybody is written to. */
export const CERTIFICATE_DELAY_MS = 10 * MINUTE_MS
/** The sweep gives the job this much time, and makes up for lost jobs this long. */
const SLACK_MS = 2 * MINUTE_MS
const MADE_UP_MS = DAY_MS
const BATCH = 500

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

/** What a certificate says. */
export type Certified = Prisma.WorkshopRegistrationGetPayload<{ select: typeof FACTS }>

/** The certificate with this code; null for an unknown code, and once the certificate has ended. */
export const certifiedBy = (db: Database, code: string): Promise<Certified | null> =>
  db.workshopRegistration.findFirst({ where: { certificateCode: readCode(code), ...CERTIFIED }, select: FACTS })

/** Adds the job that mails the certificate, now or at `runAt`. */
export const addCertificateJob = (tx: Transaction, registrationId: number, runAt?: Date) =>
  addJob(tx, 'sendCertificate', { registrationId }, { key: `certificate:${registrationId}`, ...(runAt && { runAt }) })

/** The job. Mails the link to the certificate once; nothing if the mark was taken back. */
export async function sendCertificate(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { registrationId }: Tasks['sendCertificate'],
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM workshop_registrations WHERE id = ${registrationId} FOR SHARE`
    const participant = await participantOf(tx, registrationId)
    if (participant?.seat !== 'registered' || !participant.attendedAt || !participant.certificateCode) return
    if (app.clock.now().getTime() < participant.attendedAt.getTime() + CERTIFICATE_DELAY_MS) return
    const { workshop, certificateCode } = participant
    const address = certificateAddress(app.config, certificateCode)
    await tellParticipant(tx, app, participant, {
      kind: 'certificate',
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
  })
}

/** Adds jobs again that were lost before the mail was written. */
export async function sweepCertificates(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const due = app.clock.now().getTime() - CERTIFICATE_DELAY_MS - SLACK_MS
  const marked = await app.db.workshopRegistration.findMany({
    where: { ...CERTIFIED, attendedAt: { gt: new Date(due - MADE_UP_MS), lte: new Date(due) } },
    select: { id: true },
  })
  const keyOf = (id: number) => `registration:${id}:certificate`
  const mails = await app.db.email.findMany({
    where: { dedupeKey: { in: marked.map(({ id }) => keyOf(id)) } },
    select: { dedupeKey: true },
  })
  const told = new Set(mails.map(({ dedupeKey }) => dedupeKey))
  const lost = marked.filter(({ id }) => !told.has(keyOf(id))).slice(0, BATCH)
  await inTransaction(app.db, async (tx) => {
    for (const { id } of lost) await addCertificateJob(tx, id)
  })
}

const CertificateType = builder
  .objectRef<Certified & { certificateCode: string; attendedAt: Date }>('Certificate')
  .implement({
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
    resolve: async (_root, { code }, { db }) => {
      const certified = await certifiedBy(db, code)
      if (!certified?.certificateCode || !certified.attendedAt) return null
      return { ...certified, certificateCode: certified.certificateCode, attendedAt: certified.attendedAt }
    },
  }),
)
