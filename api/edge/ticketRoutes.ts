/** Files of a ticket, for whoever has its code: a person without an account, or the program that opens a calendar file. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { byPlace, takeEach } from '../accounts/bounds.ts'
import { ticketPage } from '../rules/addresses.ts'
import { readCode } from '../workshops/seats.ts'
import { readTicketCalendar } from '../workshops/announce/ticketCalendar.ts'
import { notFound } from './errorAnswers.ts'
import type { SendReceipt } from './receiptRoutes.ts'

/** Of one address: a whole class opens its files at once. */
const FILES = { max: 600, windowSeconds: 3_600 }
/** The page is neither kept nor named to others, and so are its files. */
const SECRET = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

interface Requested {
  Params: { code: string }
}

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
    return reply
      .header('content-disposition', 'attachment; filename="workshop.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
