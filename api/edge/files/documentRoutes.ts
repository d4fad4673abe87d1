/** Files of tickets, receipts and certificates. The code of a ticket or certificate opens its files, without an account. */
import { receiptFile, receiptOf } from '../../rules/money/receipts.ts'
import { readCode } from '../../workshops/seats.ts'
import { readTicketCalendar } from '../../workshops/announce/ticketCalendar.ts'
import { certificatePdf } from '../../workshops/afterwards/certificatePdf.ts'
import { certifiedBy, type Certified } from '../../workshops/afterwards/certificates.graphql.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { byPlace, takeEach } from '../../accounts/bounds.ts'
import { ticketPage, certificatePage } from '../../rules/addresses.ts'
import { CALENDAR, holds, sendFile, tagOf } from '../http/entityTags.ts'
import { notFound } from '../http/errorAnswers.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { drawing } from '../../pdf/drawing.ts'
import { readReceipt, visiblePayments } from '../../receipts/receiptFacts.ts'
import { receiptPdf } from '../../receipts/receiptPdf.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { personOf, contextOf } from '../http/requestContext.ts'
import { LRUCache } from 'lru-cache'

/** Of one address: a whole class opens its files at once. */
const FILES = { max: 600, windowSeconds: 3_600 }
/** The page is neither kept nor named to others, and so are its files. */
const SECRET = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

type Requested = { Params: { code: string } }

export function serveTickets(server: FastifyInstance, app: App, sendReceipt: SendReceipt): void {
  server.get<Requested>(`${ticketPage(':code')}/receipt.pdf`, async (request, reply) => {
    reply.headers(SECRET)
    await takeEach(app, byPlace('tickets', request.ip, FILES))
    const row = await app.db.workshopRegistration.findUnique({
      where: { code: readCode(request.params.code) },
      select: { id: true, razorpayPaymentId: true },
    })
    if (!row?.razorpayPaymentId) return notFound(reply)
    const where = { providerPaymentId: row.razorpayPaymentId, receipt: { isNot: null } }
    return await sendReceipt(reply, { asker: `ticket:${row.id}`, where })
  })

  server.get<Requested>(`${ticketPage(':code')}/calendar.ics`, async (request, reply) => {
    reply.headers(SECRET)
    await takeEach(app, byPlace('tickets', request.ip, FILES))
    const text = await readTicketCalendar(app, request.params.code)
    if (text === null) return notFound(reply)
    return sendFile(reply, 'workshop.ics', CALENDAR, text)
  })
}

const RECEIPTS = { max: 60, windowSeconds: 3_600 }

interface Asked {
  /** Whose receipts are counted, and drawn one at a time: `mentee:7`. */
  asker: string
  where: Prisma.PaymentWhereInput
}

type SendReceipt = (reply: FastifyReply, asked: Asked) => Promise<FastifyReply>

/** Answers the function that draws receipts for the other addresses that they have. */
export function serveReceipts(server: FastifyInstance, app: App): SendReceipt {
  const underWay = new Set<string>()

  const send: SendReceipt = async (reply, { asker, where }) => {
    await app.limiter.take(`receipts:${asker}`, RECEIPTS)
    if (underWay.has(asker)) throw new RateLimitedError(2, 'Please wait until your other receipt is ready.')
    underWay.add(asker)
    try {
      const now = app.clock.now()
      const facts = await readReceipt(app, where, now)
      if (!facts) return await notFound(reply)
      const pdf = await drawing(() => receiptPdf(facts, now))
      return await sendFile(reply, receiptFile(facts.number), 'application/pdf', pdf)
    } finally {
      underWay.delete(asker)
    }
  }

  server.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const place = receiptOf(request.params.file)
    const context = await contextOf(app, request, reply)
    const asker = personOf(context)
    if (place === null || asker === null) return notFound(reply)
    return await send(reply, { asker, where: { AND: [visiblePayments(context)], receipt: { is: place } } })
  })
  return send
}

const ISSUER = 'Plumbline'
/** Certificates kept in memory, some 40 kB each. Their link is public, so one may be asked for again and again. */
const KEPT = 100

export function serveCertificates(server: FastifyInstance, app: App): void {
  /** By their tag, also while they are being drawn. */
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT })

  function pdfOf(certified: Certified, etag: string, { params: { code } }: FastifyRequest<Requested>): Promise<Buffer> {
    const known = drawn.get(etag)
    if (known) return known
    const address = `${app.config.publicUrl}${certificatePage(code)}`
    const pdf = drawing(() => certificatePdf(certified, { address, issuer: ISSUER }))
    drawn.set(etag, pdf)
    pdf.catch(() => drawn.delete(etag))
    return pdf
  }

  server.get<Requested>(`${certificatePage(':code')}.pdf`, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    await takeEach(app, byPlace('certificates', request.ip, FILES))
    const certified = await certifiedBy(app.db, request.params.code)
    if (!certified) return notFound(reply)
    // A reader who has this version gets no new drawing. Each request checks that the certificate still holds.
    const etag = tagOf(JSON.stringify(certified))
    reply.header('etag', etag)
    if (holds(request, etag)) return reply.code(304).send()
    return sendFile(reply, 'certificate.pdf', 'application/pdf', await pdfOf(certified, etag, request))
  })
}
