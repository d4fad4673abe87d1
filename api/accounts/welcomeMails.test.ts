/** What somebody reads after signing up. */
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { applyAsMentor } from '../mentors/application/applyAsMentor.graphql.ts'
import { registerMentee } from '../mentees/registerMentee.graphql.ts'
import { testApp } from '../testing/app.ts'
import { confirmEmail } from '../passwords/confirmEmail.graphql.ts'
import { sendPasswordReset } from '../passwords/passwords.jobs.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { EmailTakenError } from './accountErrors.ts'
import { resendConfirmation } from './accountActs.graphql.ts'
import { mayMail } from './emailConfirmations.ts'

const PERSON = {
  name: 'Asha <Rao>',
  email: 'Asha@Example.in',
  password: 'Kaveri9Delta!',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  mainBranch: 'General',
}
const REGISTRATION = { ...PERSON, subBranch: undefined, currentLevel: 'Fresh Graduate' as const }
const APPLICATION = {
  ...PERSON,
  subBranch: 'Mechatronics',
  bio: 'Builds robots.',
  experience: 9,
  starterPackageRate: '300.00',
  advancedPackageRate: '3000.00',
  available: true,
}
const HERE = { ip: '127.0.0.1', userAgent: null }

let app: App
let db: Database
beforeAll(async () => {
  ;({ app, db } = await testApp())
})

async function mailOf(dedupeKey: string) {
  const mail = await db.email.findUniqueOrThrow({ where: { dedupeKey } })
  return { ...mail, token: /\/confirm-email\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? '' }
}

test('a mentee is welcomed, told how to book, and given a link that confirms the address', async () => {
  const { id } = await registerMentee(app, REGISTRATION, HERE)
  const { toAddress, subject, text, html, token } = await mailOf(`welcome:mentee:${id}`)
  expect([toAddress, subject]).toEqual(['Asha@Example.in', 'Welcome to Plumbline'])
  expect(text).toContain('http://localhost:4000/mentors')
  // The person who signed up may have written anything there, and may have given somebody else's address.
  expect(html + text).not.toContain('Asha')
  expect(await confirmEmail(app, { token }, { type: 'mentee', id })).toMatchObject({ already: false })
})

test('a mentor reads that the application is there, how long a review takes, and its status', async () => {
  const { id } = await applyAsMentor(app, APPLICATION, HERE)
  const { toAddress, subject, text, token } = await mailOf(`welcome:mentor:${id}`)
  expect([toAddress, subject]).toEqual(['Asha@Example.in', 'We have received your application'])
  expect(text).toContain('2-3 business days')
  expect(text).toContain('Status: Pending review')
  expect(await confirmEmail(app, { token }, { type: 'mentor', id })).toMatchObject({ already: false })
})

test('an address that is taken gets no mail and no link', async () => {
  const before = [await db.email.count(), await db.emailConfirmation.count()]
  const again = { email: PERSON.email.toUpperCase() }
  await expect(registerMentee(app, { ...REGISTRATION, ...again }, HERE)).rejects.toThrow(EmailTakenError)
  await expect(applyAsMentor(app, { ...APPLICATION, ...again }, HERE)).rejects.toThrow(EmailTakenError)
  expect([await db.email.count(), await db.emailConfirmation.count()]).toEqual(before)
})

test('of ten who register an address at once, one is welcomed', async () => {
  const racing = { ...REGISTRATION, email: 'race@example.in' }
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => registerMentee(app, racing, HERE)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.email.count({ where: { toAddress: racing.email } })).toBe(1)
})

test('a mailbox that strangers sign up with gets 20 mails a day; the account works, and its holder may ask for a link', async () => {
  const email = 'victim@example.in'
  const mailsAt = () => db.email.count({ where: { toAddress: { equals: email, mode: 'insensitive' } } })
  const signUp = async (address: string) => (await registerMentee(app, { ...REGISTRATION, email: address }, HERE)).id
  let last = 0
  for (let n = 0; n < 22; n++) {
    if (last) await db.mentee.delete({ where: { id: last } })
    last = await signUp(n % 2 ? email : email.toUpperCase())
  }
  await applyAsMentor(app, { ...APPLICATION, email }, HERE)
  expect(await mailsAt()).toBe(20)
  for (let n = 0; n < 3; n++) await resendConfirmation(app, { type: 'mentee', id: last }, HERE.ip)
  expect(await mailsAt()).toBe(23)
  // A new account there is mailed no more than the one before.
  await db.mentee.delete({ where: { id: last } })
  last = await signUp(email)
  await expect(resendConfirmation(app, { type: 'mentee', id: last }, HERE.ip)).rejects.toThrow(RateLimitedError)
  // Once the address is confirmed nothing about the account is held back.
  await db.mentee.update({ where: { id: last }, data: { emailConfirmedAt: app.clock.now() } })
  expect(await db.$transaction((tx) => mayMail(tx, app, { type: 'mentee', id: last, email }))).toBe(true)
})

test('addresses that lead to one mailbox get their mails together', async () => {
  const mailsTo = (domain: string) => db.email.count({ where: { toAddress: { endsWith: domain } } })
  const signUp = async (email: string) => (await registerMentee(app, { ...REGISTRATION, email }, HERE)).id
  for (let n = 0; n < 22; n++) await signUp(`plus+${n}@one.example`)
  expect(await mailsTo('@one.example')).toBe(20)
  for (const email of ['rao+1@two.example', 'rao+2@two.example', 'rao+3@two.example'])
    await resendConfirmation(app, { type: 'mentee', id: await signUp(email) }, HERE.ip)
  const fourth = { type: 'mentee', id: await signUp('rao@two.example') } as const
  await expect(resendConfirmation(app, fourth, HERE.ip)).rejects.toThrow(RateLimitedError)
  for (let n = 0; n < 7; n++) {
    await signUp(`nair+${n}@three.example`)
    await sendPasswordReset(app, { requestId: `three-${n}`, email: `nair+${n}@three.example`, ip: HERE.ip })
  }
  const resets = () => db.email.count({ where: { toAddress: { endsWith: '@three.example' }, kind: 'password-reset' } })
  expect(await resets()).toBe(3)
  // Who has the address itself, elsewhere, is not kept from the links that confirm it.
  const elsewhere = '203.0.113.5'
  await resendConfirmation(app, fourth, elsewhere)
  expect(await mailsTo('rao@two.example')).toBe(2)
  await signUp('nair@three.example')
  await sendPasswordReset(app, { requestId: 'three-own', email: 'nair@three.example', ip: elsewhere })
  expect(await resets()).toBe(4)
  // From everywhere together the mailbox gets no more than twelve.
  for (let n = 0; n < 12; n++)
    await sendPasswordReset(app, { requestId: `far-${n}`, email: `nair+${n % 7}@three.example`, ip: `198.51.${n}.1` })
  expect(await resets()).toBe(12)
})
