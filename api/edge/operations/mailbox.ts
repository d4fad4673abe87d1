/** The local mailbox: every email that was written, readable without a mail server. Development only. */
import { formatRequestDate } from '../../rules/text/format.ts'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '../../app.ts'
import type { Email } from '../../generated/prisma/client.ts'
import { CALENDAR, sendFile } from '../http/entityTags.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
/** A mail's own HTML: its links lead the whole tab away, nothing in it runs. */
const MAIL_POLICY = `${POLICY}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
const NEWEST = 200

export function serveMailbox(server: FastifyInstance, { db }: App): void {
  /** Answers an address of one mail. */
  function onMail(below: string, answer: (mail: Email, reply: FastifyReply, view?: string) => FastifyReply): void {
    server.get(`/dev/mailbox/:id${below}`, async (request, reply) => {
      const { id } = request.params as { id: string }
      const { view } = request.query as { view?: string }
      const mail = /^\d{1,9}$/.test(id) ? await db.email.findUnique({ where: { id: Number(id) } }) : null
      reply.header('cache-control', 'no-store')
      return mail ? answer(mail, reply, view) : sendPage(reply.code(404), notFoundPage())
    })
  }
  const newest = { orderBy: { id: 'desc' }, take: NEWEST } as const

  server.get('/dev/mailbox.json', async (_request, reply) => {
    const mails = await db.email.findMany(newest)
    return reply.header('cache-control', 'no-store').send(mails.map(mailJson))
  })

  server.get('/dev/mailbox', async (_request, reply) =>
    sendPage(reply, mailboxList(await db.email.findMany({ ...newest, omit: { html: true, text: true } }))),
  )

  onMail('', (mail, reply, view) => sendPage(reply, mailPage(mail, view === 'text' ? 'text' : 'html')))
  onMail('/html', (mail, reply) =>
    reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">')),
  )
  onMail('/session.ics', ({ ics }, reply) =>
    ics ? sendFile(reply, 'session.ics', CALENDAR, ics) : sendPage(reply.code(404), notFoundPage()),
  )
}

/** A mail as tests and scripts read it; `links` are the addresses it leads to, in the order of reading. */
function mailJson({ toAddress, ...mail }: Email) {
  const links = [...mail.html.matchAll(/href="(https?:[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  return { ...mail, to: toAddress, links: [...new Set(links)] }
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

type ListedMail = Omit<Email, 'html' | 'text'>
type View = 'html' | 'text'

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#0b1628);--surface:light-dark(#fff,#111f36);--ink:light-dark(#10233f,#e8edf6);--muted:light-dark(#56637b,#9eabc2);--line:light-dark(#dde1e8,#26385a);--link:light-dark(#1d5bbf,#8db8ff);--wash:light-dark(#ebf1fb,#162b4e);--bad:light-dark(#bc2c28,#ff9a92);--good:light-dark(#18704a,#6fd3a2)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Inter Variable',system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:24px 16px 48px}h1{margin:0 0 4px;font-size:26px;line-height:1.25;letter-spacing:-.01em}a{color:var(--link)}a:focus-visible,pre:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:5px}
.lead,.meta{margin:0;color:var(--muted)}.lead{margin-bottom:20px}ol{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:10px}li+li{border-top:1px solid var(--line)}
li a{display:block;padding:14px 16px;color:inherit;text-decoration:none}li a:hover strong{color:var(--link);text-decoration:underline}strong{font-weight:600}.meta{font-size:14px;display:flex;flex-wrap:wrap;gap:2px 14px}
.state{font-weight:600}.failed,.dropped{color:var(--bad)}.sent,.kept{color:var(--good)}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 12px}nav a,.back{display:inline-flex;align-items:center;min-height:44px}nav a{padding:0 16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);font-weight:600;text-decoration:none}nav a[aria-current]{background:var(--wash);border-color:var(--link)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:12px 0 0}dt{color:var(--muted)}dd{margin:0}pre,iframe{width:100%;margin:0;border:1px solid var(--line);border-radius:10px;background:var(--surface)}pre{padding:20px;white-space:pre-wrap;font:15px/1.55 'IBM Plex Mono',ui-monospace,monospace}iframe{display:block;height:max(560px,75vh)}
.empty{padding:40px 16px;text-align:center;background:var(--surface);border:1px solid var(--line);border-radius:10px;color:var(--muted)}`

const STATES: Record<Email['status'], string> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
  dropped: 'Dropped: no longer true',
}

/** All mails, the newest first. */
function mailboxList(mails: ListedMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><p class="meta"><span>To ${escapeHtml(mail.toAddress)}</span>${time(mail.createdAt)}${state(mail)}${mail.ics ? '<span>With a calendar file</span>' : ''}</p></a></li>`,
  )
  const list = `<ol>${items.join('')}</ol>`
  const empty = '<p class="empty">No email has been written yet. Sign up or book a session, and it will be here.</p>'
  const lead = `<p class="lead">What Plumbline would have emailed. Without SMTP_URL it stays here. <a href="/dev/mailbox.json">The same as JSON</a></p>`
  return page('Mailbox', `<h1>Mailbox</h1>${lead}${mails.length > 0 ? list : empty}`)
}

/** One mail, as HTML in a frame or as text. */
function mailPage(mail: Email, view: View): string {
  const here = `/dev/mailbox/${mail.id}`
  const tab = (name: View, label: string) =>
    `<a href="${here}${name === 'text' ? '?view=text' : ''}"${name === view ? ' aria-current="page"' : ''}>${label}</a>`
  const calendar = mail.ics ? `<a href="${here}/session.ics" download>Calendar file</a>` : ''
  const error = mail.lastError ? `<dt>Last error</dt><dd>${escapeHtml(mail.lastError)}</dd>` : ''
  const shown =
    view === 'html'
      ? `<iframe title="The email" src="${here}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
      : `<pre tabindex="0">${linked(mail.text)}</pre>`
  return page(
    mail.subject,
    `<a class="back" href="/dev/mailbox">All email</a><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.toAddress)}</dd><dt>Written</dt><dd>${time(mail.createdAt)}</dd><dt>State</dt><dd>${state(mail)}</dd>${error}<dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd></dl>
<nav aria-label="Ways to read it">${tab('html', 'HTML')}${tab('text', 'Text')}${calendar}</nav>${shown}`,
  )
}

function notFoundPage(): string {
  return page(
    'No such email',
    '<h1>No such email</h1><p class="lead">It was never written, or its address is mistyped.</p><a class="back" href="/dev/mailbox">All email</a>',
  )
}

const time = (at: Date) => `<time datetime="${at.toISOString()}">${formatRequestDate(at)} IST</time>`
const state = ({ status }: Pick<Email, 'status'>) => `<span class="state ${status}">${STATES[status]}</span>`

/** Addresses as links, as mail programs show text. */
const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+[^\s<.,;:)]/g, (url) => `<a href="${url}">${url}</a>`)

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Mailbox · Plumbline</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}
