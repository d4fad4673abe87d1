/** Forms that say that an address is known here say it to one network of so many addresses. */
import { HOUR_MS } from '../rules/time/durations.ts'
import { expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee, type Client } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'
import { PASSWORD } from '../testing/people.ts'

const { app, db, clock } = await testApp()

const JOIN = typed(
  `mutation ($input: RegisterCommunityMemberInput!) { registerCommunityMember(input: $input) { __typename } }`,
)
const SIGN_UP = typed(`mutation ($input: RegisterMenteeInput!) { registerMentee(input: $input) { __typename } }`)
const ATTACKER = { ip: '203.0.113.9' }

const joins = async (client: Client, email: string) =>
  (
    await client.run(JOIN, {
      input: { name: 'Ravi', email, engineeringField: 'Civil Engineering', type: 'student' },
    })
  ).data.registerCommunityMember.__typename
const signsUp = async (client: Client, email: string) =>
  (
    await client.run(SIGN_UP, {
      input: {
        name: 'Ravi',
        email,
        password: PASSWORD,
        currentLevel: 'Final Year Student',
        linkedinUrl: 'https://linkedin.com/in/ravi',
      },
    })
  ).data.registerMentee.__typename

const joinedBefore = async (prefix: string, count: number) => {
  const known = Array.from({ length: count }, (_, n) => `${prefix}${n}@test.example`)
  await db.communityMember.createMany({
    data: known.map((email) => ({ name: 'Ravi', email, branch: 'Civil Engineering', type: 'student' })),
  })
  return known
}

test('no more are told when all are asked at once, and what tells nothing counts for nothing', async () => {
  const attacker = asGuest(app, { ip: '198.51.100.9' })
  for (let n = 0; n < 70; n++) expect(await joins(attacker, `unknown${n}@test.example`)).toMatch(/Payload$/)
  const known = await joinedBefore('at-once', 80)
  const answers = await Promise.all(known.map((email) => joins(attacker, email)))
  expect(answers.filter((answer) => answer === 'RegisterCommunityMemberPayload')).toHaveLength(60)
  expect(answers.filter((answer) => answer === 'RateLimitedError')).toHaveLength(20)
})

test('a whole class that joins at once leaves no count behind', async () => {
  const guest = asGuest(app, { ip: '192.0.2.77' })
  const before = await db.communityMember.count()
  const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => joins(guest, `class${n}@test.example`)))
  const joined = answers.filter((answer) => answer === 'RegisterCommunityMemberPayload').length
  expect(joined).toBeGreaterThanOrEqual(60)
  expect(await db.communityMember.count()).toBe(before + joined)
  const left = await db.rateLimit.findMany({
    where: { key: { startsWith: 'known-addresses:community', contains: '192.0.2.' } },
  })
  expect(left.map(({ count }) => count).filter((count) => count > 0)).toEqual([])
  expect(await joins(guest, 'late-comer@test.example')).toBe('RegisterCommunityMemberPayload')
})

test('about sixty addresses an hour, then known and unknown ones are refused alike; other forms and networks are not', async () => {
  await db.communityMember.deleteMany()
  const known = await joinedBefore('member', 60)
  const { email } = await makeMentee(db)
  const attacker = asGuest(app, ATTACKER)
  // The same address again tells nothing new.
  for (let count = 0; count < 70; count++)
    expect(await joins(attacker, known[0]!)).toBe('RegisterCommunityMemberPayload')
  for (const address of known) expect(await joins(attacker, address)).toBe('RegisterCommunityMemberPayload')
  for (const address of [known[0]!, 'unknown@test.example'])
    expect(await joins(attacker, address)).toBe('RateLimitedError')
  expect(await db.communityMember.count()).toBe(60)
  expect(await signsUp(attacker, email)).toBe('EmailTakenError')
  expect(await joins(asGuest(app), known[0]!)).toBe('RegisterCommunityMemberPayload')
  // A confirmed account behind the same network has a count of its own.
  const member = asMentee(app, (await makeMentee(db)).id, ATTACKER)
  member.exchange.asker.reader = 'mentee:7'
  expect(await joins(member, 'somebody@test.example')).toBe('RegisterCommunityMemberPayload')
  clock.advance(HOUR_MS)
  expect(await joins(attacker, 'late@test.example')).toBe('RegisterCommunityMemberPayload')
})
