/** Telling a need, confirming and stopping its emails, and what becomes of it. */
import { beforeEach, expect, test } from 'vitest'
import { removePerson } from '../accountClosing/removePerson.ts'
import { memberFrom, type Member } from '../graphql/identity.ts'
import { NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee } from '../testing/factories.ts'
import { sweep } from '../testing/jobs.ts'
import { confirmNeed, createNeed, endNeed, NeedsFullError } from './needs.ts'
import { needPersonalData } from './needs.personalData.ts'

const { app, db, clock } = await testApp()
const FROM = { ip: '127.0.0.1' }
const VISITOR = { member: null }
const TEXT = 'Somebody for rotor dynamics'

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await db.email.deleteMany()
  await db.rateLimit.deleteMany()
  await db.mentorNeed.deleteMany()
})

const tell = (email?: string, text = TEXT, from = FROM) =>
  createNeed(app, VISITOR, { text, ...(email && { email }) }, from)
const needs = () => db.mentorNeed.findMany({ orderBy: { id: 'asc' } })
/** The secrets in the links of the mails, the latest last. */
const codes = async () =>
  (await db.email.findMany({ orderBy: { id: 'asc' } })).map(({ text }) => /mentor-needs\/([\w-]+)/.exec(text)![1]!)

async function member(data: Parameters<typeof makeMentee>[1] = {}): Promise<{ member: Member }> {
  const { id } = await makeMentee(db, { emailConfirmedAt: clock.now(), ...data })
  return { member: memberFrom({ type: 'mentee', id, sessionHash: '' }) }
}

test('without an address it is kept for administrators, and nobody is mailed', async () => {
  expect(await tell()).toBe('none')
  expect(await needs()).toMatchObject([{ text: TEXT, email: null, wantsMail: false }])
  expect(await db.email.count()).toBe(0)
})

test('an address is mailed a link, whose press confirms and whose press ends; what was typed is not in the mail', async () => {
  expect(await tell('asha@x.example')).toBe('to_be_confirmed')
  const { text, toAddress } = await db.email.findFirstOrThrow()
  expect(toAddress).toBe('asha@x.example')
  expect(text).not.toContain('rotor')
  const [code] = await codes()
  expect((await db.needLink.findFirstOrThrow()).tokenHash).not.toContain(code)
  await confirmNeed(app, code!)
  const confirmedAt = clock.now()
  clock.set('2026-11-21T05:00:00Z')
  await confirmNeed(app, code!)
  expect(await needs()).toMatchObject([{ confirmedAt, endedAt: null }])
  await endNeed(app, code!)
  await confirmNeed(app, code!)
  expect(await needs()).toMatchObject([{ endedAt: clock.now(), email: null, text: TEXT }])
  await expect(confirmNeed(app, 'x'.repeat(43))).rejects.toThrow(NotFoundError)
})

test('the same again is one need and one mail an hour, with the same answer; confirmed or not', async () => {
  await tell('asha@x.example')
  expect(await tell('ASHA@x.example', TEXT.toUpperCase())).toBe('to_be_confirmed')
  expect([(await needs()).length, await db.email.count()]).toEqual([1, 1])
  await confirmNeed(app, (await codes())[0]!)
  clock.set('2026-11-21T06:30:00Z')
  expect(await tell('asha@x.example')).toBe('to_be_confirmed')
  expect([(await needs()).length, await db.email.count()]).toEqual([1, 2])
  // Months later the mail is still one that is sent.
  clock.set('2027-03-21T06:30:00Z')
  expect(await tell('asha@x.example')).toBe('to_be_confirmed')
  const { validUntil } = await db.email.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(validUntil!.getTime()).toBeGreaterThan(clock.now().getTime())
})

test('told again, what nobody has confirmed can be confirmed for as long again', async () => {
  await tell('asha@x.example')
  clock.set('2026-11-27T04:30:00Z')
  await tell('asha@x.example')
  const [, code] = await codes()
  clock.set('2026-12-03T04:30:00Z')
  await sweep(app)
  await confirmNeed(app, code!)
  expect(await needs()).toMatchObject([{ confirmedAt: clock.now(), endedAt: null }])
})

test('an address is mailed six times a day from a network, and told five times an hour; the network sixty', async () => {
  const told = (count: number) => tell('asha@x.example', `${TEXT} ${count}`)
  for (let count = 0; count < 5; count += 1) await told(count)
  await expect(told(5)).rejects.toThrow(RateLimitedError)
  clock.set('2026-11-21T05:31:00Z')
  await told(6)
  await expect(told(7)).rejects.toThrow(RateLimitedError)
  for (let count = 0; count < 58; count += 1) await tell(undefined, TEXT)
  await expect(tell(undefined, TEXT)).rejects.toThrow(RateLimitedError)
})

test('five needs of an address are open at most; the sixth says so to who has its link', async () => {
  const now = clock.now()
  const open = { text: 'Other', email: 'Asha@x.example', wantsMail: true, confirmedAt: now, createdAt: now }
  await db.mentorNeed.createMany({ data: Array.from({ length: 5 }, () => open) })
  await tell('asha@x.example')
  await expect(confirmNeed(app, (await codes())[0]!)).rejects.toThrow(NeedsFullError)
})

test('a member is mailed at the address of the account: at once, once it is confirmed, or not', async () => {
  const ravi = await member()
  const told = (who: { member: Member }, wantsMail: boolean, text = TEXT) =>
    createNeed(app, who, { text, wantsMail, email: 'other@x.example' }, FROM)
  expect(await told(ravi, true)).toBe('on')
  expect(await told(ravi, true)).toBe('on')
  expect(await told(ravi, false, 'Another thing')).toBe('none')
  expect(await told(await member({ emailConfirmedAt: null }), true)).toBe('unconfirmed_account')
  expect((await needs()).map(({ email, wantsMail }) => [email, wantsMail])).toEqual([
    [null, true],
    [null, false],
    [null, true],
  ])
  expect(await db.email.count()).toBe(0)
  for (const text of ['Need b', 'Need c', 'Need d', 'Need e']) await told(ravi, true, text)
  await expect(told(ravi, true, 'Need f')).rejects.toThrow(NeedsFullError)
})

test('an address that nobody confirms goes after a week, all emails end after 180 days, and the row goes a month later', async () => {
  await tell('asha@x.example')
  await tell('ravi@x.example')
  await confirmNeed(app, (await codes())[1]!)
  clock.set('2026-11-28T04:31:00Z')
  await sweep(app)
  expect((await needs()).map(({ email, endedAt }) => [email, endedAt !== null])).toEqual([
    [null, true],
    ['ravi@x.example', false],
  ])
  clock.set('2027-05-20T04:31:00Z')
  await sweep(app)
  expect((await needs()).map(({ email, endedAt }) => [email, endedAt !== null])).toEqual([
    [null, true],
    [null, true],
  ])
  clock.set('2027-06-20T04:31:00Z')
  await sweep(app)
  expect(await needs()).toEqual([])
})

test('it is part of a person’s data by account and by confirmed address, and goes with both', async () => {
  const ravi = await member({ email: 'ravi@x.example' })
  await createNeed(app, ravi, { text: 'As a member' }, FROM)
  await tell('ravi@x.example', 'As a visitor')
  await tell('ravi@x.example', 'Never confirmed')
  await tell('else@x.example', 'Of somebody else')
  await confirmNeed(app, (await codes())[0]!)
  const { id } = ravi.member
  const { mentorNeeds } = (await needPersonalData.data!(db, { type: 'mentee', id }, clock.now())) as {
    mentorNeeds: AsyncIterable<{ text: string }[]>
  }
  const found: string[] = []
  for await (const page of mentorNeeds) found.push(...[page].flat().map(({ text }) => text))
  expect(found).toEqual(['As a member', 'As a visitor'])
  await removePerson(app, { type: 'mentee', id })
  expect((await needs()).map(({ text }) => text)).toEqual(['Of somebody else'])
})
