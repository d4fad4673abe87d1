/** The local mailbox: every email that was written, readable without a mail server. Development only. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '../app.ts'
import type { Email } from '../generated/prisma/client.ts'
import { mailboxList, mailPage, notFoundPage } from './mailboxPages.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
/** A mail's own HTML: its links lead the whole tab away, nothing in it runs. */
const MAIL_POLICY = `${POLICY}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
const NEWEST = 200

interface OfMail {
  Params: { id: string }
  Querystring: { view?: string }
}

export function serveMailbox(server: FastifyInstance, { db }: App): void {
  const find = async (id: string): Promise<Email | null> =>
    /^\d{1,9}$/.test(id) ? await db.email.findUnique({ where: { id: Number(id) } }) : null
  const newest = { orderBy: { id: 'desc' }, take: NEWEST } as const

  server.get('/dev/mailbox.json', async (_request, reply) => {
    const mails = await db.email.findMany(newest)
    return reply.header('cache-control', 'no-store').send(mails.map(mailJson))
  })

  server.get('/dev/mailbox', async (_request, reply) =>
    sendPage(reply, mailboxList(await db.email.findMany({ ...newest, omit: { html: true, text: true } }))),
  )

  server.get<OfMail>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return sendPage(reply.code(404), notFoundPage())
    return sendPage(reply, mailPage(mail, request.query.view === 'text' ? 'text' : 'html'))
  })

  server.get<OfMail>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return sendPage(reply.code(404), notFoundPage())
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">'))
  })

  server.get<OfMail>('/dev/mailbox/:id/session.ics', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail?.ics) return sendPage(reply.code(404), notFoundPage())
    return reply
      .header('content-disposition', 'attachment; filename="session.ics"')
      .header('cache-control', 'no-store')
      .type('text/calendar; charset=utf-8')
      .send(mail.ics)
  })
}

/** A mail as tests and scripts read it; `links` are the addresses it leads to, in the order of reading. */
function mailJson({ toAddress, ...mail }: Email) {
  const links = [...mail.html.matchAll(/href="(https?:[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  return { ...mail, to: toAddress, links: [...new Set(links)] }
}

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}
