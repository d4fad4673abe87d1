/** Attendance and certificates, from the mark to the page of A4. */
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removePerson } from '../../accountClosing/removePerson.ts'
import { typed } from '../../graphql/typed.ts'
import { NotAllowedError, NotFoundError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest, asMentor } from '../../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { loseJobs, sweep } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { AttendanceTooEarlyError, markAttendance } from './markAttendance.graphql.ts'

const { app, db, clock } = await testApp()
const CERTIFICATE = typed(`query ($code: String!) {
  certificate(code: $code) { code name workshopTitle instructorName date duration issuedAt pdfPath }
}`)
const MARK = typed(`mutation ($input: MarkAttendanceInput!) {
  markAttendance(input: $input) {
    ... on MarkAttendancePayload { workshop { databaseId } registrations { databaseId hasAttended } }
    ... on Error { message }
  }
}`)
let url: string

beforeAll(async () => {
  url = (await testServer(app)).url
})

beforeEach(async () => {
  clock.set('2026-12-05T10:30:00Z')
  await loseJobs(app)
  await db.email.deleteMany()
})

/** A workshop that has just started, with somebody in it. */
async function started(seat: Parameters<typeof makeRegistration>[2] = {}) {
  const mentor = await makeMentor(db)
  const workshop = await makeWorkshop(db, { mentorId: mentor.id, title: 'Drift by hand' })
  const { id } = await makeRegistration(db, workshop.id, { name: 'Rohan Deshmukh', ...seat })
  const mark = (hasAttended: boolean, registrationId = id) =>
    markAttendance(app, mentor.id, { workshopId: workshop.id, marks: [{ registrationId, hasAttended }] })
  const codeNow = async () => (await db.workshopRegistration.findUniqueOrThrow({ where: { id } })).certificateCode ?? ''
  return { mentor, workshop, id, mark, codeNow }
}

const certificate = async (code: string) => (await asGuest(app).run(CERTIFICATE, { code })).data.certificate

async function pdf(code: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/certificates/${code}.pdf`, { headers })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function words(code: string) {
  const { answer, bytes } = await pdf(code)
  expect(answer.status).toBe(200)
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes))
  expect(totalPages).toBe(1)
  return text[0]!.replaceAll(/\s+/g, ' ')
}

test('a mentor who is not accepted marks nobody and reads nobody', async () => {
  const { mentor, workshop, id, mark } = await started()
  const read = typed(
    `query ($id: Int!) { workshop(id: $id) { registrations(first: 5) { edges { node { id email } } } } }`,
  )
  const node = typed('query ($id: ID!) { node(id: $id) { id } }')
  const readers = async () =>
    (await asMentor(app, mentor.id).run(read, { id: workshop.id })).data.workshop?.registrations.edges
  const [{ node: seen } = { node: null }] = (await readers()) ?? []
  expect((await asMentor(app, mentor.id).run(node, { id: seen!.id })).data.node).toEqual({ id: seen!.id })
  await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
  await expect(mark(true)).rejects.toThrow(NotAllowedError)
  expect(await db.workshopRegistration.findUniqueOrThrow({ where: { id } })).toMatchObject({ attendedAt: null })
  expect(await readers()).toEqual([])
  expect((await asMentor(app, mentor.id).run(node, { id: seen!.id })).data.node).toBeNull()
})

test('the first mark gives a code, which stays; without a mark nobody has a certificate', async () => {
  const { mark, codeNow } = await started()
  await mark(true)
  const code = await codeNow()
  expect(code).toMatch(/^[\da-f]{32}$/)
  expect(await certificate(code)).toMatchObject({
    code,
    name: 'Rohan Deshmukh',
    workshopTitle: 'Drift by hand',
    date: '2026-12-05',
    pdfPath: `/certificates/${code}.pdf`,
  })
  await mark(false)
  expect(await certificate(code)).toBeNull()
  expect((await pdf(code)).answer.status).toBe(404)
  clock.set('2026-12-05T11:00:00Z')
  await mark(true)
  await mark(true)
  expect(await codeNow()).toBe(code)
  expect(await certificate(code)).toMatchObject({ issuedAt: '2026-12-05T11:00:00.000Z' })
})

test('it is over with the seat, and with the account of its holder', async () => {
  const mentee = await makeMentee(db)
  const { mark, codeNow, id } = await started({ menteeId: mentee.id, email: mentee.email, amount: 49_900 })
  await mark(true)
  const code = await codeNow()
  await db.workshopRegistration.update({ where: { id }, data: { seat: 'none', paymentStatus: 'refunded' } })
  expect(await certificate(code)).toBeNull()
  await db.workshopRegistration.update({ where: { id }, data: { seat: 'registered', paymentStatus: 'completed' } })
  expect(await certificate(code)).not.toBeNull()
  await removePerson(app, { type: 'mentee', id: mentee.id })
  expect(await db.workshopRegistration.findUniqueOrThrow({ where: { id } })).toMatchObject({ certificateCode: code })
  expect(await certificate(code)).toBeNull()
  expect((await pdf(code)).answer.status).toBe(404)
})

test('marks are for its mentor, from the start on, of people who are registered there', async () => {
  const { mark, mentor, workshop, id } = await started()
  const other = await started()
  clock.set('2026-12-05T10:29:59Z')
  await expect(mark(true)).rejects.toThrow(AttendanceTooEarlyError)
  clock.set('2026-12-05T10:30:00Z')
  await expect(mark(true, other.id)).rejects.toThrow(NotFoundError)
  await expect(
    markAttendance(app, other.mentor.id, {
      workshopId: workshop.id,
      marks: [{ registrationId: id, hasAttended: true }],
    }),
  ).rejects.toThrow(NotFoundError)
  const { id: gone } = await makeRegistration(db, workshop.id, { seat: 'none', cancelledAt: clock.now() })
  await expect(mark(true, gone)).rejects.toThrow(NotFoundError)
  expect(await db.workshopRegistration.count({ where: { attendedAt: { not: null } } })).toBeLessThanOrEqual(2)
  const marks = [
    { registrationId: id, hasAttended: false },
    { registrationId: id, hasAttended: true },
  ]
  const { data } = await asMentor(app, mentor.id).run(MARK, { input: { workshopId: workshop.id, marks } })
  expect(data.markAttendance).toEqual({
    workshop: { databaseId: workshop.id },
    registrations: [{ databaseId: id, hasAttended: true }],
  })
})

test('five hundred people are marked in one call, no more', async () => {
  const { mentor, workshop, id } = await started()
  const marks = Array.from({ length: 501 }, () => ({ registrationId: id, hasAttended: true }))
  const mark = async (some: typeof marks) =>
    (await asMentor(app, mentor.id).run(MARK, { input: { workshopId: workshop.id, marks: some } })).data.markAttendance
  expect(await mark(marks)).toEqual({ message: 'Mark at most 500 people at once' })
  expect(await mark(marks.slice(1))).toMatchObject({ registrations: [{ databaseId: id }] })
})

test('ten minutes later the address is mailed, once; not for a mark that was a slip', async () => {
  await db.workshopRegistration.updateMany({ data: { attendedAt: null } })
  const { mark, codeNow } = await started()
  const slip = await started()
  await mark(true)
  await slip.mark(true)
  clock.set('2026-12-05T10:39:00Z')
  await slip.mark(false)
  await sweep(app)
  expect(await db.email.count()).toBe(0)
  clock.set('2026-12-05T10:40:00Z')
  await sweep(app)
  await sweep(app)
  const [mail, ...others] = await db.email.findMany({ where: { kind: 'certificate' } })
  expect(others).toEqual([])
  expect(mail!.text).toContain(`/certificates/${await codeNow()}`)
  await mark(false)
  await mark(true)
  clock.set('2026-12-05T11:40:00Z')
  await sweep(app)
  expect(await db.email.count({ where: { kind: 'certificate' } })).toBe(1)
})

test('the page says who, what, when, by whom, and where it is checked', async () => {
  const { mark, codeNow } = await started()
  await mark(true)
  const code = await codeNow()
  const text = await words(code)
  for (const said of [
    'Certificate of attendance',
    'Rohan Deshmukh',
    'Drift by hand',
    '5 Dec 2026',
    '2.5 hours',
    'Asha Rao',
    `Check it at ${url}/certificates/${code}`,
    `Certificate code ${code}`,
  ])
    expect(text).toContain(said)
})

test('who has it already draws nothing anew, and every other code leads nowhere', async () => {
  const { mark, codeNow } = await started()
  await mark(true)
  const code = await codeNow()
  const { answer } = await pdf(code)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-disposition': 'attachment; filename="certificate.pdf"',
  })
  const again = await pdf(code, { 'if-none-match': answer.headers.get('etag')! })
  expect([again.answer.status, again.bytes.length]).toEqual([304, 0])
  for (const path of ['nobody', '%00', '..%2f..%2fetc%2fpasswd', code.slice(1)])
    expect((await pdf(path)).answer.status).toBe(404)
  // The page of the certificate is another address.
  expect((await fetch(`${url}/certificates/${code}`)).headers.get('content-type')).not.toBe('application/pdf')
})

test('names and titles of any length and script stay on the one page', async () => {
  const long = 'Venkatanarasimharajuvaripeta '.repeat(8).trim()
  const cases: [name: string, said: RegExp][] = [
    [long, /Venkatanarasimharajuvaripeta.*Drift/],
    ['रोहन देशमुख', /रोहन देशमुख/],
    ['காயத்ரி ராமன்', /காயத்ரி ராமன்/],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', /[\u0A15-\u0A39]{2}/],
    ['Eve\u202E gnp.exe\nIssued by', /Eve gnp\.exe Issued by/],
    ['(a) Tj ET endstream \\', /\(a\) Tj ET endstream \\/],
    ['W'.repeat(120), /W{20}/],
  ]
  for (const [name, said] of cases) {
    const { mark, codeNow, workshop } = await started({ name })
    await db.workshop.update({ where: { id: workshop.id }, data: { title: `Drift ${'of portal frames '.repeat(10)}` } })
    await mark(true)
    const text = await words(await codeNow())
    expect(text).toMatch(said)
    expect(text).toContain('Check it at')
  }
})

test('however often it is asked for, it is drawn once; another one is drawn by itself', async () => {
  const drawn = vi.spyOn(PDFDocument.prototype, 'end')
  for (const [at, of] of [await started(), await started()].entries()) {
    await of.mark(true)
    const code = await of.codeNow()
    const together = await Promise.all([pdf(code), pdf(code)])
    for (const { answer, bytes } of [...together, await pdf(code)]) {
      expect(answer.status).toBe(200)
      expect(bytes).toEqual(together[0]!.bytes)
    }
    expect(drawn).toHaveBeenCalledTimes(at + 1)
  }
})
