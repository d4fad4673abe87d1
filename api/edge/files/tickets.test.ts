/** Files of a ticket over HTTP: by its code, without an account, and only while there is something to give. */
import { cancelWorkshopRegistration } from '../../workshops/register/cancelRegistration.ts'
import { createWorkshopOrder } from '../../workshops/register/createWorkshopOrder.graphql.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeWorkshop } from '../../testing/factories.ts'
import { testServer } from '../../testing/server.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

const get = (code: string, file: string) => fetch(`${url}/workshop-tickets/${code}/${file}`)

const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

test('the receipt names the visitor who paid, and the refund once there is one', async () => {
  const workshop = await makeWorkshop(t.db, { title: 'Reading soil reports', instructorName: 'Asha Pillai' })
  const visitor = { name: 'Meera Nair', email: 'meera@test.example' }
  const { code, amount } = await registerPaid(t, workshop.id, visitor)
  const read = async () => {
    const answer = await get(code, 'receipt.pdf')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SECRET,
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="PL-2026-27-\d{6}\.pdf"$/) as string,
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
    return text[0]!.replaceAll(/\s+/g, ' ')
  }
  const before = await read()
  for (const words of ['Meera Nair', 'meera@test.example', 'Asha Pillai', 'Workshop: Reading soil reports', '₹499.00'])
    expect(before).toContain(words)
  expect(before).toContain('5 Dec 2026, 4:00 pm IST')
  expect(before).not.toContain('Refund on its way')
  await cancelWorkshopRegistration(t.app, { code, expectedRefund: amount })
  expect(await read()).toContain('Refund on its way since 21 Nov 2026')
})

test('the calendar file is there while the seat is', async () => {
  const workshop = await makeWorkshop(t.db, { title: 'Reading loads', meetingLink: 'https://meet.test.example/class' })
  const { code, amount } = await registerPaid(t, workshop.id)
  const answer = await get(code, 'calendar.ics')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SECRET,
    'content-type': 'text/calendar; charset=utf-8',
  })
  const text = (await answer.text()).replaceAll('\r\n ', '')
  expect(text).toContain('DTSTART:20261205T103000Z')
  expect(text).toContain('https://meet.test.example/class')
  await cancelWorkshopRegistration(t.app, { code, expectedRefund: amount })
  expect((await get(code, 'calendar.ics')).status).toBe(404)
})

test('a cancelled workshop has no calendar file any more, before everybody is told', async () => {
  const workshop = await makeWorkshop(t.db)
  const { code } = await registerPaid(t, workshop.id)
  await t.db.workshop.update({ where: { id: workshop.id }, data: { isActive: false, cancelledAt: t.clock.now() } })
  expect((await get(code, 'calendar.ics')).status).toBe(404)
})

test('what is free has no receipt, what is not registered no files, and nobody’s code is like no code', async () => {
  const workshop = await makeWorkshop(t.db, { price: 0 })
  const { registrationId } = await createWorkshopOrder(t.app, { workshopId: workshop.id, ...registrant() })
  const { code } = await t.db.workshopRegistration.findUniqueOrThrow({ where: { id: registrationId } })
  for (const [of, file] of [
    [code, 'receipt.pdf'],
    [code, 'calendar.ics'],
    ['0'.repeat(32), 'receipt.pdf'],
    ['0'.repeat(32), 'calendar.ics'],
    ['%27', 'calendar.ics'],
  ] as const) {
    const answer = await get(of, file)
    expect([of, file, answer.status]).toEqual([of, file, 404])
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

test('60 receipts of one ticket an hour', async () => {
  const workshop = await makeWorkshop(t.db)
  const { code, id } = await registerPaid(t, workshop.id)
  expect((await get(code, 'receipt.pdf')).status).toBe(200)
  const { count } = await t.db.rateLimit.updateMany({ where: { key: `receipts:ticket:${id}` }, data: { count: 60 } })
  expect(count).toBe(1)
  expect((await get(code, 'receipt.pdf')).status).toBe(429)
})
