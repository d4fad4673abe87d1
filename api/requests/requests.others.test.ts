/** Somebody else's requests: not there. */
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { CHANGED, CREATE, inputFor, LIST, RESPOND, WITHDRAW, type Answers } from './documents.testing.ts'

const { app, db } = await testApp()
const NODE = `query ($id: ID!) { node(id: $id) { id } }`
let mentor: { id: number }
let mentee: { id: number }
let request: { id: string; databaseId: number }

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
  const { data } = await asMentee(app, mentee.id).run<Answers>(CREATE, { input: inputFor(mentor.id) })
  request = data.createMentorshipRequest.request
})

test('its two parties and administrators see it by id; to everyone else it is not there', async () => {
  for (const client of [asMentee(app, mentee.id), asMentor(app, mentor.id), asAdmin(app)])
    expect((await client.run<Answers>(NODE, { id: request.id })).data.node).toEqual({ id: request.id })
  const [otherMentor, otherMentee] = [await makeMentor(db), await makeMentee(db)]
  // The twins: accounts of the other kind with the very numbers of the parties.
  const strangers = [
    asMentee(app, otherMentee.id),
    asMentor(app, otherMentor.id),
    asCommunity(app, mentee.id),
    asGuest(app),
    ...(mentee.id === mentor.id ? [] : [asMentor(app, mentee.id), asMentee(app, mentor.id)]),
  ]
  for (const client of strangers) expect((await client.run<Answers>(NODE, { id: request.id })).data.node).toBeNull()
})

test('another mentor cannot answer it, another mentee cannot withdraw it, and neither lists it', async () => {
  const [otherMentor, otherMentee] = [await makeMentor(db), await makeMentee(db)]
  const answered = await asMentor(app, otherMentor.id).run<Answers>(RESPOND, {
    input: { requestId: request.databaseId, status: 'APPROVED' },
  })
  expect(answered.data.respondToMentorshipRequest.__typename).toBe('NotFoundError')
  const withdrawn = await asMentee(app, otherMentee.id).run<Answers>(WITHDRAW, {
    input: { requestId: request.databaseId },
  })
  expect(withdrawn.data.withdrawMentorshipRequest.__typename).toBe('NotFoundError')
  for (const client of [asMentor(app, otherMentor.id), asMentee(app, otherMentee.id)]) {
    const { viewer } = (await client.run<Answers>(LIST)).data
    expect(viewer.mentorshipRequests.edges).toEqual([])
    expect(viewer.mentorshipRequestCounts.pending).toBe(0)
  }
  expect(await db.mentorshipRequest.findUniqueOrThrow({ where: { id: request.databaseId } })).toMatchObject({
    status: 'pending',
  })
})

test("a profile shows a mentee their own request only, and the mentor never gets the mentee's e-mail", async () => {
  const PROFILE = `query ($id: Int!) { mentor(id: $id) { viewerRequest { databaseId } } }`
  interface Profile {
    mentor: { viewerRequest: { databaseId: number } | null }
  }
  const shown = async (client: ReturnType<typeof asGuest>) =>
    (await client.run<Profile>(PROFILE, { id: mentor.id })).data.mentor.viewerRequest
  expect(await shown(asMentee(app, mentee.id))).toEqual({ databaseId: request.databaseId })
  const others = [
    asMentee(app, (await makeMentee(db)).id),
    asMentor(app, mentor.id),
    asCommunity(app, mentee.id),
    asAdmin(app),
    asGuest(app),
  ]
  for (const client of others) expect(await shown(client)).toBeNull()
  const { viewer } = (await asMentor(app, mentor.id).run<Answers>(LIST)).data
  expect(viewer.mentorshipRequests.edges[0]!.node.mentee.email).toBeNull()
})

test('exactly its two parties hear of a change, once it is committed', async () => {
  const otherMentee = await makeMentee(db)
  const other = await asMentee(app, otherMentee.id).subscribe<Answers>(CHANGED)
  const mine = await asMentee(app, mentee.id).subscribe<Answers>(CHANGED)
  const theirs = await asMentor(app, mentor.id).subscribe<Answers>(CHANGED)
  const heard = [mine.next(), theirs.next()]
  const foreign = other.next()
  await asMentor(app, mentor.id).run(RESPOND, { input: { requestId: request.databaseId, status: 'REJECTED' } })
  for (const { value } of await Promise.all(heard)) {
    expect(value?.data.mentorshipRequestChanged).toMatchObject({
      request: { databaseId: request.databaseId, status: 'REJECTED' },
      viewer: { mentorshipRequestCounts: { pending: 0, rejected: 1 } },
    })
  }
  // The stranger's first event is their own request, not the one above.
  const own = await asMentee(app, otherMentee.id).run<Answers>(CREATE, { input: inputFor(mentor.id) })
  const first = await foreign
  expect(first.value?.data.mentorshipRequestChanged.request).toEqual({
    databaseId: own.data.createMentorshipRequest.request.databaseId,
    status: 'PENDING',
  })
  await Promise.all([other, mine, theirs].map((stream) => stream.return()))
})
