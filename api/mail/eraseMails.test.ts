import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { testDatabase } from '../testing/database.ts'
import { eraseMails } from './mail.personalData.ts'

const { db } = await testDatabase()
let serial = 0
beforeEach(() => db.email.deleteMany())

const MENTOR = { recipientType: 'mentor', recipientId: 7 } as const
const ABOUT = { ...MENTOR, aboutType: 'mentee', aboutId: 1 } as const
const OWN = { recipientType: 'mentee', recipientId: 1, toAddress: 'asha@test.example' } as const

async function mail(words: string, data: Partial<Prisma.EmailCreateInput>) {
  serial += 1
  const row = { subject: words, text: words, html: words, toAddress: 'mentor@test.example', ...data }
  const { id } = await db.email.create({
    data: { dedupeKey: `mail:${serial}`, messageId: `<${serial}@test.example>`, ...row },
  })
  return () => db.email.findUnique({ where: { id } })
}

const erase = (name: string, isAddressProven = false, isConfirmed = isAddressProven) =>
  inTransaction(db, (tx) =>
    eraseMails(tx, {
      type: 'mentee',
      id: 1,
      email: 'Asha@test.example',
      name,
      formerly: 'Former mentee',
      isConfirmed,
      isAddressProven,
      now: new Date(),
    }),
  )

test('a mail about a person is not sent, or loses its words once it was; of a refund it tells without the name', async () => {
  const waiting = await mail('Ravi and Ravindra', { ...ABOUT, kind: 'refund' })
  const gone = [
    await mail('What Ravi wrote', { ...ABOUT, kind: 'request-received' }),
    await mail('What Ravi wrote', { ...ABOUT, kind: 'request-received', status: 'failed' }),
    await mail('What Ravi wrote', ABOUT),
  ]
  const sent = await mail('Booked by Ravi', { ...ABOUT, status: 'sent' })
  await erase('Ravi')
  const nobody = { aboutType: null, aboutId: null }
  expect(await waiting()).toMatchObject({
    ...nobody,
    ...MENTOR,
    subject: 'Former mentee and Ravindra',
    text: 'Former mentee and Ravindra',
    html: 'Former mentee and Ravindra',
  })
  expect(await Promise.all(gone.map((read) => read()))).toEqual([null, null, null])
  expect(await sent()).toMatchObject({ ...nobody, ...MENTOR, subject: '', text: '', html: '', ics: null })
})

test('a mail about somebody else is not touched, whatever the person is called', async () => {
  const others = [
    await mail('Ravi: https://meet.example', { ...ABOUT, aboutId: 2 }),
    await mail('Ravi: https://meet.example', { ...ABOUT, aboutType: 'mentor' }),
    await mail('Ravi: https://meet.example', { ...MENTOR, status: 'sent' }),
    await mail('Ravi: https://meet.example', { status: 'sent' }),
  ]
  const before = await Promise.all(others.map((read) => read()))
  for (const name of ['Ravi', 'https', 'https://meet.example']) await erase(name, true)
  expect(await Promise.all(others.map((read) => read()))).toEqual(before)
})

test('a mail whose links cannot be told from the name is not sent', async () => {
  const about = await mail('https://meet.example asks: https://meet.example/abc', {
    ...ABOUT,
    kind: 'refund',
  })
  await erase('https://meet.example')
  expect(await about()).toBeNull()
})

test('mails to the account go, wherever they were sent; those to the address alone only when it is proven', async () => {
  const address = { toAddress: 'ASHA@test.example' }
  const waiting = await mail('To the account', OWN)
  const sent = await mail('To the account', { ...OWN, ...ABOUT, ...OWN, status: 'sent' })
  const visitors = await mail('To a visitor', address)
  const visited = await mail('To a visitor', { ...address, status: 'sent' })
  const twins = await mail('To another account', { ...OWN, recipientType: 'mentor' })
  await erase('Asha')
  expect(await waiting()).toBeNull()
  expect(await sent()).toMatchObject({ toAddress: '', subject: '', text: '', recipientId: null, aboutId: null })
  expect([(await visitors())?.text, (await visited())?.text]).toEqual(['To a visitor', 'To a visitor'])
  await erase('Asha', true)
  expect(await visitors()).toBeNull()
  expect(await visited()).toMatchObject({ toAddress: '', subject: '', text: '' })
  expect(await twins()).toMatchObject({ text: 'To another account', recipientType: 'mentor' })
})

test('links to a new password that wait still go to a mailbox that was never confirmed; what was sent is emptied', async () => {
  const links = { ...OWN, kind: 'password-reset' }
  const waiting = await mail('Links', links)
  const sent = await mail('Links', { ...links, status: 'sent' })
  await erase('Asha')
  expect(await waiting()).toMatchObject({
    text: 'Links',
    toAddress: OWN.toAddress,
    recipientType: null,
    recipientId: null,
  })
  expect(await sent()).toMatchObject({ text: '', toAddress: '', recipientId: null })
  const own = await mail('Links', links)
  await erase('Asha', false, true)
  expect(await own()).toBeNull()
})
