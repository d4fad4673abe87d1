/** Who may not, and what they hear. */
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { CHANGED, CREATE, inputFor, LIST, RESPOND, WITHDRAW } from './documents.testing.ts'

const { app, db } = await testApp()
let mentor: { id: number }
let mentee: { id: number }
let requestId = 0

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
  const { data } = await asMentee(app, mentee.id).run(CREATE, { input: inputFor(mentor.id) })
  requestId = expectResult(data.createMentorshipRequest, 'CreateMentorshipRequestPayload').request.databaseId
})

test.each([
  ['a guest', () => asGuest(app), 'NotSignedInError'],
  ['a mentor', () => asMentor(app, mentor.id), 'NotAllowedError'],
  ['a community member', () => asCommunity(app, mentee.id), 'NotAllowedError'],
  ['an administrator', () => asAdmin(app), 'NotAllowedError'],
])('%s cannot ask or withdraw', async (_who, client, expected) => {
  const created = await client().run(CREATE, { input: inputFor(mentor.id) })
  expect(created.data.createMentorshipRequest.__typename).toBe(expected)
  const withdrawn = await client().run(WITHDRAW, { input: { requestId } })
  expect(withdrawn.data.withdrawMentorshipRequest.__typename).toBe(expected)
  expect(await db.mentorshipRequest.findMany({ where: { mentorId: mentor.id } })).toMatchObject([{ status: 'pending' }])
})

test.each([
  ['a guest', () => asGuest(app), 'NotSignedInError'],
  ['a mentee', () => asMentee(app, mentee.id), 'NotAllowedError'],
  ['a community member', () => asCommunity(app, mentor.id), 'NotAllowedError'],
  ['an administrator', () => asAdmin(app), 'NotAllowedError'],
])('%s cannot answer', async (_who, client, expected) => {
  const { data } = await client().run(RESPOND, { input: { requestId, status: 'APPROVED' } })
  expect(data.respondToMentorshipRequest.__typename).toBe(expected)
})

test('nobody asks in the name of another mentee', async () => {
  const other = await makeMentee(db)
  const input = { ...inputFor(mentor.id), menteeId: mentee.id }
  const { data } = await asMentee(app, other.id).run(CREATE, { input })
  expect(data.createMentorshipRequest.__typename).toBe('NotAllowedError')
  const own = { ...input, menteeId: other.id }
  expect((await asMentee(app, other.id).run(CREATE, { input: own })).data.createMentorshipRequest.__typename).toBe(
    'CreateMentorshipRequestPayload',
  )
})

describe('lists and live changes', () => {
  test('a community member with the same number has none, and is told of none', async () => {
    await db.communityMember.create({
      data: { type: 'student', id: mentee.id, name: 'Twin', email: 'twin@test.example', branch: 'Civil' },
    })
    const { viewer } = (await asCommunity(app, mentee.id).run(LIST)).data
    expect(viewer).toMatchObject({ mentorshipRequests: { edges: [] }, mentorshipRequestCounts: { pending: 0 } })
    await expect(asCommunity(app, mentee.id).subscribe(CHANGED)).rejects.toThrow('not allowed')
  })

  test('a guest hears nothing', async () => {
    await expect(asGuest(app).subscribe(CHANGED)).rejects.toThrow('log in')
  })
})
