/** What somebody else's records and made-up ids give: nothing, and no error that tells more. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

let app: App
let db: Database
beforeAll(async () => {
  ;({ app, db } = await testApp())
})

async function node(client: Client, id: string): Promise<object | null> {
  const { data, errors } = await client.run(
    typed(`query ($id: ID!) {
        node(id: $id) { __typename ... on Mentor { name } ... on Mentee { name } ... on Review { body } }
      }`),
    { id },
  )
  for (const { message } of errors ?? []) expect(message).not.toBe('Unexpected error.')
  return data?.node ?? null
}

test('ids that nothing has, of another kind, or that are none, find nothing', async () => {
  const { id } = await makeMentor(db)
  const ids = [
    `Mentor:${id + 9999}`,
    'Mentor:0',
    'Mentor:-1',
    'Mentor:99999999999999',
    'Mentor:1e3',
    'Mentor:abc',
    'Mentor:',
    `Mentee:${id}`,
    'Review:1',
  ].map((text) => btoa(text))
  for (const made of [...ids, 'garbage', '', '%%%']) expect(await node(asGuest(app), made)).toBeNull()
  expect(await node(asGuest(app), btoa(`Mentor:${id}`))).toMatchObject({ __typename: 'Mentor' })
})

test('a mentee whom a mentor has dealings with leads to that mentor, whatever became of them', async () => {
  const mentor = await makeMentor(db, { status: 'rejected' })
  const [client, stranger] = [await makeMentee(db), await makeMentee(db)]
  const id = btoa(`Mentor:${mentor.id}`)
  expect(await node(asMentee(app, client.id), id)).toBeNull()
  await db.mentorshipRequest.create({
    data: {
      mentorId: mentor.id,
      menteeId: client.id,
      discussionTopic: 'Topic',
      background: 'Background',
      preferredDateTime: new Date(),
    },
  })
  expect(await node(asMentee(app, client.id), id)).toMatchObject({ name: mentor.name })
  expect(await node(asMentee(app, stranger.id), id)).toBeNull()
  expect(await node(asGuest(app), id)).toBeNull()
})

test('the number of a mentee is no mentor’s: being one does not open the other', async () => {
  const mentor = await makeMentor(db, { status: 'pending_review' })
  await db.mentee.create({
    data: {
      id: mentor.id + 500_000,
      name: 'Twin',
      email: 'twin@example.in',
      passwordHash: '',
      currentLevel: 'Fresh Graduate',
    },
  })
  const twin = await makeMentor(db, { id: mentor.id + 500_000, status: 'pending_review' })
  expect(await node(asMentee(app, twin.id), btoa(`Mentor:${twin.id}`))).toBeNull()
  expect(await node(asMentor(app, twin.id), btoa(`Mentee:${twin.id}`))).toBeNull()
})

test('a review is as public as its mentor; its author and its mentor keep seeing it', async () => {
  const mentor = await makeMentor(db)
  const mentee = await makeMentee(db, { name: 'Asha', currentLevel: 'Fresh Graduate' })
  const booking = await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      mentorId: mentor.id,
      menteeId: mentee.id,
      selectedTimeSlot: '2026-11-02 09:00',
      startsAt: '2026-11-02T03:30:00Z',
      endsAt: '2026-11-02T04:15:00Z',
      status: 'completed',
    },
  })
  const review = await db.review.create({
    data: { bookingId: booking.id, mentorId: mentor.id, menteeId: mentee.id, stars: 5, body: 'Clear and kind' },
  })
  const id = btoa(`Review:${review.id}`)
  expect(await node(asGuest(app), id)).toMatchObject({ body: 'Clear and kind' })

  const profile = async () =>
    (
      await asGuest(app).run(
        'query ($id: Int!) { mentor(id: $id) { sessionsHeld reviews(first: 1) { edges { node { stars authorName authorLevel } } } more: reviews(first: 2) { edges { node { body } } } } }',
        { id: mentor.id },
      )
    ).data
  expect(await profile()).toEqual({
    mentor: {
      sessionsHeld: 1,
      reviews: { edges: [{ node: { stars: 5, authorName: 'Asha', authorLevel: 'Fresh Graduate' } }] },
      more: { edges: [{ node: { body: 'Clear and kind' } }] },
    },
  })
  await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
  expect(await node(asGuest(app), id)).toBeNull()
  expect(await node(asMentee(app, mentee.id), id)).not.toBeNull()
  expect(await node(asMentor(app, mentor.id), id)).not.toBeNull()
  expect(await node(asAdmin(app), id)).not.toBeNull()
  await db.mentor.update({ where: { id: mentor.id }, data: { isActive: true } })
  await db.mentee.delete({ where: { id: mentee.id } })
  expect(await profile()).toMatchObject({
    mentor: { sessionsHeld: 1, reviews: { edges: [{ node: { authorName: 'Former mentee', authorLevel: null } }] } },
  })
})
