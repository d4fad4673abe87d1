/** Somebody else's requests: not there. */
import { beforeAll, expect, test } from 'vitest'
import { mayMail } from '../accounts/emailConfirmations.ts'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { CHANGED, CREATE, inputFor, LIST, RESPOND, WITHDRAW } from './documents.testing.ts'

const { app, db } = await testApp()
const NODE = typed('query ($id: ID!) { node(id: $id) { id } }')
let mentor: { id: number }
let mentee: { id: number }
let request: { id: string; databaseId: number }

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
  const { data } = await asMentee(app, mentee.id).run(CREATE, { input: inputFor(mentor.id) })
  request = expectResult(data.createMentorshipRequest, 'CreateMentorshipRequestPayload').request
})

test('its two sides and administrators see it by id; to everyone else it is not there', async () => {
  for (const client of [asMentee(app, mentee.id), asMentor(app, mentor.id), asAdmin(app)])
    expect((await client.run(NODE, { id: request.id })).data.node).toEqual({ id: request.id })
  const [otherMentor, otherMentee] = [await makeMentor(db), await makeMentee(db)]
  // The twins: accounts of the other kind with the very numbers of the sides.
  const strangers = [
    asMentee(app, otherMentee.id),
    asMentor(app, otherMentor.id),
    asCommunity(app, mentee.id),
    asGuest(app),
    ...(mentee.id === mentor.id ? [] : [asMentor(app, mentee.id), asMentee(app, mentor.id)]),
  ]
  for (const client of strangers) expect((await client.run(NODE, { id: request.id })).data.node).toBeNull()
})

test('another mentor cannot answer it, another mentee cannot withdraw it, and neither lists it', async () => {
  const [otherMentor, otherMentee] = [await makeMentor(db), await makeMentee(db)]
  const answered = await asMentor(app, otherMentor.id).run(RESPOND, {
    input: { requestId: request.databaseId, status: 'APPROVED' },
  })
  expect(answered.data.respondToMentorshipRequest.__typename).toBe('NotFoundError')
  const withdrawn = await asMentee(app, otherMentee.id).run(WITHDRAW, {
    input: { requestId: request.databaseId },
  })
  expect(withdrawn.data.withdrawMentorshipRequest.__typename).toBe('NotFoundError')
  for (const client of [asMentor(app, otherMentor.id), asMentee(app, otherMentee.id)]) {
    const { viewer } = (await client.run(LIST)).data
    expect(viewer!.mentorshipRequests.edges).toEqual([])
    expect(viewer!.mentorshipRequestCounts.pending).toBe(0)
  }
  expect(await db.mentorshipRequest.findUniqueOrThrow({ where: { id: request.databaseId } })).toMatchObject({
    status: 'pending',
  })
})

test("a profile shows a mentee their own request only, and the mentor never gets the mentee's email", async () => {
  const PROFILE = typed('query ($id: Int!) { mentor(id: $id) { viewerRequest { databaseId } } }')
  const shown = async (client: ReturnType<typeof asGuest>) =>
    (await client.run(PROFILE, { id: mentor.id })).data.mentor!.viewerRequest
  expect(await shown(asMentee(app, mentee.id))).toEqual({ databaseId: request.databaseId })
  const others = [
    asMentee(app, (await makeMentee(db)).id),
    asMentor(app, mentor.id),
    asCommunity(app, mentee.id),
    asAdmin(app),
    asGuest(app),
  ]
  for (const client of others) expect(await shown(client)).toBeNull()
  const { viewer } = (await asMentor(app, mentor.id).run(LIST)).data
  expect(viewer!.mentorshipRequests.edges[0]!.node.mentee.email).toBeNull()
})

test('exactly its two sides hear of a change, once it is committed', async () => {
  const otherMentee = await makeMentee(db)
  const other = await asMentee(app, otherMentee.id).subscribe(CHANGED)
  const mine = await asMentee(app, mentee.id).subscribe(CHANGED)
  const theirs = await asMentor(app, mentor.id).subscribe(CHANGED)
  for (const stream of [other, mine, theirs])
    expect((await stream.next()).value).toMatchObject({
      data: { mentorshipRequestChanged: { change: 'STARTED', request: null } },
    })
  const heard = [mine.next(), theirs.next()]
  const foreign = other.next()
  await asMentor(app, mentor.id).run(RESPOND, { input: { requestId: request.databaseId, status: 'REJECTED' } })
  for (const { value } of await Promise.all(heard)) {
    expect(value?.data.mentorshipRequestChanged).toMatchObject({
      change: 'CHANGED',
      request: { databaseId: request.databaseId, status: 'REJECTED' },
      viewer: { mentorshipRequestCounts: { pending: 0, rejected: 1 } },
    })
  }
  // The stranger's first event is their own request, not the one above.
  const own = await asMentee(app, otherMentee.id).run(CREATE, { input: inputFor(mentor.id) })
  const first = await foreign
  expect(first.value?.data.mentorshipRequestChanged.change).toBe('CREATED')
  expect(first.value?.data.mentorshipRequestChanged.request).toEqual({
    databaseId: expectResult(own.data.createMentorshipRequest, 'CreateMentorshipRequestPayload').request.databaseId,
    status: 'PENDING',
  })
  await Promise.all([other, mine, theirs].map((stream) => stream.return()))
})

test('who signs up with an accepted mentor’s unconfirmed address uses up no mail about requests', async () => {
  const asked = await makeMentor(db, { email: 'squatted@test.example', emailConfirmedAt: null })
  const squatter = await makeMentee(db, { email: asked.email, emailConfirmedAt: null })
  for (let n = 0; n < 25; n++)
    await db.$transaction((tx) => mayMail(tx, app, { type: 'mentee', id: squatter.id, email: asked.email }))
  await asMentee(app, mentee.id).run(CREATE, { input: inputFor(asked.id) })
  expect(await db.email.count({ where: { toAddress: asked.email, kind: 'request-received' } })).toBe(1)
})
