import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { smtpServer } from '../testing/smtp.ts'
import { createMailer } from './mailer.ts'
import { queueEmail, type OutgoingMail } from './outbox.ts'
import { sendEmail } from './mail.jobs.ts'

const tested = await testApp()
const { app, db } = tested
const server = await smtpServer()
const ICS = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n'

let serial = 0
async function queue(mail: Partial<OutgoingMail> = {}) {
  serial += 1
  const dedupeKey = mail.dedupeKey ?? `test:${serial}`
  const content = { heading: 'Hello', paragraphs: ['First.'] }
  const whole = {
    kind: 'test',
    to: 'a@test.example',
    recipient: null,
    about: null,
    subject: 'Subject',
    content,
    ...mail,
    dedupeKey,
  }
  await inTransaction(db, (tx) => queueEmail(tx, app, whole))
  return await db.email.findUniqueOrThrow({ where: { dedupeKey } })
}

async function send(mail: Partial<OutgoingMail> = {}, smtpUrl = server.url) {
  const email = await queue(mail)
  const mailer = createMailer({ ...app.config, smtpUrl })
  await sendEmail(app, mailer, email.id).finally(() => mailer.close())
  return { email, row: await db.email.findUniqueOrThrow({ where: { id: email.id } }), got: server.received.at(-1)! }
}

test('a mail has both kinds of text, its addresses, and says that a machine wrote it', async () => {
  const subject = 'Refund of ₹1,499 on its way – शुभ यात्रा, Zoë'
  const content = {
    heading: 'Fünf ₹',
    paragraphs: ['Grüße, ₹799.'],
    action: { label: 'Öffnen', url: 'https://x.example/?a=1&b=2' },
  }
  const { email, row, got } = await send({ to: 'zoë@bücher.example', subject, content })
  expect(got.subject).toBe(subject)
  expect(got.from).toEqual({ name: 'Plumbline', address: 'no-reply@plumbline.example' })
  expect(got.replyTo).toMatchObject([{ address: app.config.supportEmail }])
  expect(got.text).toContain('Grüße, ₹799.')
  expect(got.html).toContain('<a class="button" href="https://x.example/?a=1&amp;b=2"')
  expect(got.raw).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(got.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(got.messageId).toBe(email.messageId)
  expect(got.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  expect(new Date(got.date!).getTime()).toBe(Math.floor(email.createdAt.getTime() / 1000) * 1000)
  expect(row).toMatchObject({ status: 'sent', attempts: 1, deliveredAt: app.clock.now(), lastError: null })
})

test('what was sent keeps no words in our database: they may open an account', async () => {
  const { row } = await send({ ics: ICS })
  expect(row).toMatchObject({ html: '', text: '', ics: null, subject: 'Subject', toAddress: 'a@test.example' })
})

test('what would be sent to a seat whose holder has closed the account is dropped, and waits for nobody', async () => {
  const before = server.received.length
  const { row } = await send({ to: 'former-7', ics: ICS })
  expect(row).toMatchObject({ status: 'dropped', html: '', text: '', ics: null, lastError: null })
  expect(server.received).toHaveLength(before)
})

test('a calendar file comes as an alternative and as an attachment', async () => {
  const { got } = await send({ ics: ICS })
  const calendars = got.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType))
  expect(calendars.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ mimeType: 'text/calendar', method: 'PUBLISH' }),
      expect.objectContaining({ mimeType: 'application/ics', filename: 'session.ics' }),
    ]),
  )
  expect(got.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
  expect(got.text).toContain('First.')
  const files = calendars.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
  for (const file of files) expect(file.replaceAll(/\r?\n/g, '\r\n')).toBe(ICS)
})

test('no name, subject or address can add a header, a recipient or a turn of the text', async () => {
  const evil = 'Ravi\r\nBcc: victim@test.example\r\n\r\nBody\u2028\u202Egpj.exe\u200B'
  const { got, email } = await send({ subject: evil, content: { heading: evil, paragraphs: [evil] } })
  expect(email.subject).toBe('Ravi Bcc: victim@test.example Body gpj.exe')
  expect(got.subject).toBe(email.subject)
  expect(got.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  expect(got.envelopeTo).toEqual(['a@test.example'])
  expect(got.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im)
  for (const part of [got.html, got.text]) expect(part).not.toMatch(/[\u202E\u200B]/)
  const before = server.received.length
  const { row } = await send({ to: 'a@test.example, victim@test.example' })
  const { row: second } = await send({ to: 'a@test.example>\r\nRCPT TO:<victim@test.example' })
  for (const { envelopeTo } of server.received.slice(before)) expect(envelopeTo).toHaveLength(1)
  for (const { envelopeTo } of server.received.slice(before)) expect(envelopeTo).not.toContain('victim@test.example')
  for (const { status } of [row, second]) expect(['failed', 'sent']).toContain(status)
})

test('every mail has a Message-ID of its own, and one cause is one mail', async () => {
  const [first, second] = [await queue(), await queue()]
  expect(first.messageId).not.toBe(second.messageId)
  const again = {
    kind: 'test',
    dedupeKey: first.dedupeKey,
    to: 'b@test.example',
    recipient: null,
    about: null,
    subject: 'B',
    content: { heading: 'B', paragraphs: [] },
  }
  expect(await inTransaction(db, (tx) => queueEmail(tx, app, again))).toBe(false)
  expect(await db.email.findUniqueOrThrow({ where: { id: first.id } })).toEqual(first)
})

test('credentials in SMTP_URL sign in, over TLS where the server offers it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const args = `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${cert} -days 1 -subj /CN=localhost`.split(' ')
  execFileSync('openssl', args, { stdio: 'ignore' })
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  const strict = await smtpServer({ tls, credentials: { user: 'plumb', pass: 's3cret' } })
  const { row } = await send({}, `${strict.url}?tls.rejectUnauthorized=false`)
  expect(row.status).toBe('sent')
  expect(strict.received).toMatchObject([{ secure: true, user: 'plumb' }])
  const { row: wrong } = await send({}, strict.url.replace('s3cret', 'guess') + '?tls.rejectUnauthorized=false')
  expect(wrong).toMatchObject({ status: 'queued', attempts: 1 })
  const { row: untrusted } = await send({}, strict.url)
  expect(untrusted, 'a certificate that nobody vouches for').toMatchObject({ status: 'queued' })
  expect(strict.received).toHaveLength(1)
})

test('many mails share few connections', async () => {
  const pooled = await smtpServer()
  const mailer = createMailer({ ...app.config, smtpUrl: pooled.url })
  const ids: number[] = []
  for (let n = 0; n < 60; n++) ids.push((await queue()).id)
  for (let from = 0; from < 60; from += 4)
    await Promise.all(ids.slice(from, from + 4).map((id) => sendEmail(app, mailer, id)))
  mailer.close()
  expect(new Set(pooled.received.map(({ messageId }) => messageId)).size).toBe(60)
  expect(pooled.received).toHaveLength(60)
  expect(pooled.connections()).toBeLessThanOrEqual(4)
})
