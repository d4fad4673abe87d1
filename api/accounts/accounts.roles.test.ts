/** Who the account fields answer, and what they say about somebody else. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

let app: App
let db: Database
let mentee: { id: number; name: string; email: string }
let mentor: { id: number; name: string; email: string }
let community: { id: number; name: string; email: string }

beforeAll(async () => {
  ;({ app, db } = await testApp())
  mentor = await makeMentor(db, { id: 501 })
  mentee = await makeMentee(db, { id: 502 })
  community = await db.communityMember.create({
    data: { type: 'student', id: 503, name: 'Meera', email: 'meera@example.in', branch: 'Civil Engineering' },
  })
})

const VIEWER = typed(
  '{ viewer { id databaseId type name email unreadNotifications mentor { databaseId } mentee { databaseId } } }',
)

test('the viewer is oneself, whole, for each kind of account; nobody for guests and administrators', async () => {
  const common = (who: typeof mentee) => ({
    databaseId: who.id,
    name: who.name,
    email: who.email,
    unreadNotifications: 0,
  })
  const viewer = async (client: ReturnType<typeof asGuest>) => (await client.run(VIEWER)).data.viewer
  expect(await viewer(asMentor(app, mentor.id))).toEqual({
    id: 'viewer:mentor:501',
    type: 'MENTOR',
    ...common(mentor),
    mentor: { databaseId: 501 },
    mentee: null,
  })
  expect(await viewer(asMentee(app, mentee.id))).toEqual({
    id: 'viewer:mentee:502',
    type: 'MENTEE',
    ...common(mentee),
    mentor: null,
    mentee: { databaseId: 502 },
  })
  expect(await viewer(asCommunity(app, community.id))).toEqual({
    id: 'viewer:community:503',
    type: 'COMMUNITY',
    ...common(community),
    mentor: null,
    mentee: null,
  })
  for (const client of [asGuest(app), asAdmin(app)]) expect(await viewer(client)).toBeNull()
})

test('unread notifications are one’s own: same number, other kind of account, counts apart', async () => {
  await makeMentee(db, { id: mentor.id })
  const rows = [
    { userType: 'mentor', userId: mentor.id },
    { userType: 'mentor', userId: mentor.id, isRead: true },
    { userType: 'mentee', userId: mentor.id },
    { userType: 'mentee', userId: mentor.id },
  ] as const
  await db.notification.createMany({ data: rows.map((row) => ({ ...row, title: 'Title', message: 'Message' })) })
  const count = async (client: ReturnType<typeof asGuest>) =>
    (await client.run(typed('{ viewer { unreadNotifications } }'))).data.viewer?.unreadNotifications
  expect([
    await count(asMentor(app, mentor.id)),
    await count(asMentee(app, mentor.id)),
    await count(asMentee(app, mentee.id)),
  ]).toEqual([1, 2, 0])
})

test('nobody accepts terms for anybody else', async () => {
  const accept = async (
    client: ReturnType<typeof asGuest>,
    userType: 'MENTOR' | 'MENTEE' | 'COMMUNITY',
    userId: number,
  ) =>
    (
      await client.run(typed('mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { __typename } }'), {
        input: { userType, userId },
      })
    ).data.acceptTerms.__typename
  expect(await accept(asGuest(app), 'MENTEE', mentee.id)).toBe('NotSignedInError')
  expect(await accept(asAdmin(app), 'MENTEE', mentee.id)).toBe('NotAllowedError')
  expect(await accept(asMentor(app, mentor.id), 'MENTEE', mentee.id)).toBe('NotAllowedError')
  expect(await accept(asMentee(app, mentor.id), 'MENTOR', mentor.id)).toBe('NotAllowedError')
  expect(await accept(asMentee(app, mentee.id), 'MENTEE', 999_999)).toBe('NotAllowedError')
  expect(await accept(asMentee(app, mentee.id), 'MENTEE', 0)).toBe('ValidationError')
  expect(await db.mentee.count({ where: { termsAccepted: true } })).toBe(0)
  expect(await db.mentor.count({ where: { termsAccepted: true } })).toBe(0)
  expect(await accept(asMentor(app, mentor.id), 'MENTOR', mentor.id)).toBe('AcceptTermsPayload')
  expect(await accept(asCommunity(app, community.id), 'COMMUNITY', community.id)).toBe('AcceptTermsPayload')
  expect(await db.communityMember.count({ where: { termsAccepted: true } })).toBe(1)
})

test('no field of the schema gives a password or a hash', async () => {
  const { data } = await asGuest(app).run<{
    __schema: { types: { name: string; fields: { name: string }[] | null }[] }
  }>('{ __schema { types { name fields { name } } } }')
  const telling = data.__schema.types
    .filter(({ name }) => name !== 'Mutation')
    .flatMap(({ name, fields }) => (fields ?? []).map((field) => [name, field.name]))
    .filter(([, field]) => /password|hash|token/i.test(field ?? ''))
  expect(telling).toEqual([])
})
