/** Forms that say that an address is known here say it to one network so often, all of them together. */
import { expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { HOUR_MS } from '../rules/durations.ts'
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

test('sixty an hour, then known and unknown addresses are refused alike, and other networks are not', async () => {
  const { email } = await makeMentee(db)
  await joins(asGuest(app), email)
  const attacker = asGuest(app, ATTACKER)
  for (let count = 0; count < 59; count++) expect(await joins(attacker, email)).toBe('RegisterCommunityMemberPayload')
  expect(await signsUp(attacker, email)).toBe('EmailTakenError')
  for (const address of [email, 'unknown@test.example'])
    expect([await signsUp(attacker, address), await joins(attacker, address)]).toEqual([
      'RateLimitedError',
      'RateLimitedError',
    ])
  expect(await db.communityMember.count()).toBe(1)
  expect(await signsUp(asGuest(app), email)).toBe('EmailTakenError')
  // A confirmed account behind the same network has a count of its own.
  const known = asMentee(app, (await makeMentee(db)).id, ATTACKER)
  known.exchange.reader = 'mentee:7'
  expect(await joins(known, 'somebody@test.example')).toBe('RegisterCommunityMemberPayload')
  clock.advance(HOUR_MS)
  expect(await joins(attacker, 'late@test.example')).toBe('RegisterCommunityMemberPayload')
})
