/** The local mailbox: every e-mail that was written, readable without a mail server. Development only. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
/** A mail's own HTML: links open outside, nothing runs. */
const MAIL_POLICY = `${POLICY}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
const NEWEST = 200

export function serveMailbox(server: FastifyInstance, { db }: App): void {
  server.get('/dev/mailbox.json', async (_request, reply) => {
    const mails = await db.email.findMany({ orderBy: { id: 'desc' }, take: NEWEST })
    return reply.header('cache-control', 'no-store').send(mails)
  })

  server.get('/dev/mailbox', async (_request, reply) => {
    const mails = await db.email.findMany({
      orderBy: { id: 'desc' },
      take: NEWEST,
      omit: { html: true, text: true, ics: true },
    })
    const rows = mails.map(
      (mail) =>
        `<tr><td><a href="/dev/mailbox/${mail.id}">${escaped(mail.subject)}</a></td><td>${escaped(mail.toAddress)}</td><td>${mail.status}</td><td><time>${mail.createdAt.toISOString()}</time></td></tr>`,
    )
    const table = `<table><thead><tr><th>Subject</th><th>To</th><th>State</th><th>Written (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    return sendPage(reply, 'Mailbox', mails.length > 0 ? table : '<p>No e-mail has been written yet.</p>')
  })

  server.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return reply.code(404).send({ message: 'Not found' })
    const facts = [
      ['To', mail.toAddress],
      ['State', mail.status],
      ['Tries', String(mail.attempts)],
      ...(mail.lastError ? [['Last error', mail.lastError]] : []),
    ]
    const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value ?? '')}</dd>`).join('')
    const calendar = mail.ics ? `<h2>Calendar file</h2><pre>${escaped(mail.ics)}</pre>` : ''
    const body = `<p><a href="/dev/mailbox">All e-mail</a></p><dl>${list}</dl><h2>HTML</h2><iframe title="HTML of the e-mail" src="/dev/mailbox/${mail.id}/html"></iframe><h2>Text</h2><pre>${escaped(mail.text)}</pre>${calendar}`
    return sendPage(reply, mail.subject, body)
  })

  server.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return reply.code(404).send({ message: 'Not found' })
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })

  const find = (id: string) => (/^\d{1,9}$/.test(id) ? db.email.findUnique({ where: { id: Number(id) } }) : null)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8885}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}pre{white-space:pre-wrap;background:#8881;padding:1rem}iframe{width:100%;height:36rem;border:1px solid #8885;background:#fff}'

function sendPage(
  reply: { header(name: string, value: string): unknown; type(type: string): { send(text: string): unknown } },
  title: string,
  body: string,
) {
  reply.header('content-security-policy', POLICY)
  reply.header('cache-control', 'no-store')
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${body}</html>`,
    )
}
