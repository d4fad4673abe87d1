/** Who may see a mentee, and what of them. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

let app: App
let db: Database
let asha: { id: number }
let booked: { id: number }
let asked: { id: number }

beforeAll(async () => {
  ;({ app, db } = await testApp())
  asha = await makeMentee(db, { name: 'Asha', email: 'asha@example.in' })
  ;[booked, asked] = [await makeMentor(db), await makeMentor(db)]
  await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      mentorId: booked.id,
      menteeId: asha.id,
      selectedTimeSlot: '2026-11-22 09:00',
      startsAt: '2026-11-22T03:30:00Z',
      endsAt: '2026-11-22T04:15:00Z',
      status: 'confirmed',
    },
  })
  await db.mentorshipRequest.create({
    data: {
      mentorId: asked.id,
      menteeId: asha.id,
      discussionTopic: 'Topic',
      background: 'Background',
      preferredDateTime: new Date(),
    },
  })
})

const node = async (client: Client) =>
  (
    await client.run(typed('query ($id: ID!) { node(id: $id) { ... on Mentee { name currentLevel email } } }'), {
      id: btoa(`Mentee:${asha.id}`),
    })
  ).data.node

test('oneself and administrators see all of it', async () => {
  const all = { name: 'Asha', currentLevel: 'Final Year Student', email: 'asha@example.in' }
  expect(await node(asMentee(app, asha.id))).toEqual(all)
  expect(await node(asAdmin(app))).toEqual(all)
})

test('a mentor they have booked or asked sees who they are, never their email', async () => {
  for (const { id } of [booked, asked])
    expect(await node(asMentor(app, id))).toEqual({ name: 'Asha', currentLevel: 'Final Year Student', email: null })
})

test('nobody else finds them', async () => {
  const [stranger, mentor] = [await makeMentee(db), await makeMentor(db)]
  for (const client of [
    asGuest(app),
    asMentee(app, stranger.id),
    asMentor(app, mentor.id),
    asCommunity(app, asha.id),
    asMentor(app, asha.id + 100_000),
  ])
    expect(await node(client)).toBeNull()
})
