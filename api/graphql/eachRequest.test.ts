/** The same document, asked again and by others: each request gets what it asks for, and nobody gets the rows of another. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { recordStatements } from '../testing/statements.ts'

const { app, db, url } = await testApp()
const recorded = recordStatements(url)
const guest = asGuest({ ...app, db: recorded.db })
let id: number

beforeAll(async () => {
  const mentor = await makeMentor(db)
  const mentee = await makeMentee(db, { name: 'Asha' })
  id = mentor.id
  for (const [at, body] of ['First', 'Second', 'Third'].entries()) {
    const startsAt = new Date(Date.UTC(2026, 0, 5 + at, 4))
    const booking = await db.booking.create({
      data: {
        duration: 45,
        agenda: '',
        mentorId: id,
        menteeId: mentee.id,
        selectedTimeSlot: '2026-01-05 09:30',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 45 * 60_000),
        status: 'completed',
      },
    })
    await db.review.create({ data: { bookingId: booking.id, mentorId: id, menteeId: mentee.id, stars: 5, body } })
  }
})

beforeEach(() => void (recorded.statements.length = 0))

const bodies = (...all: string[]) => ({ edges: all.map((body) => ({ node: { body } })) })

test('fields and aliases that do not fit into one plan are answered alike each time', async () => {
  const document = `query ($id: Int!) { mentor(id: $id) {
    sessionsHeld weeklyAvailability { weekday }
    one: reviews(first: 1) { edges { node { body } } } two: reviews(first: 2) { edges { node { body } } }
    again: reviews(first: 1) { edges { node { body authorName } } }
  } }`
  const first = await guest.run(document, { id })
  const statements = recorded.statements.length
  expect(first).toMatchObject({
    errors: undefined,
    data: {
      mentor: {
        sessionsHeld: 3,
        one: bodies('Third'),
        two: bodies('Third', 'Second'),
        again: { edges: [{ node: { body: 'Third', authorName: 'Asha' } }] },
      },
    },
  })
  recorded.statements.length = 0
  expect(await guest.run(document, { id })).toEqual(first)
  expect(recorded.statements.length).toBe(statements)
  expect(await guest.run(document, { id: id + 1 })).toEqual({ data: { mentor: null }, errors: undefined })
})

test('variables and directives decide for their own request', async () => {
  const document = `query ($id: Int!, $first: Int!, $held: Boolean!) { mentor(id: $id) { ...M } }
    fragment M on Mentor { sessionsHeld @include(if: $held) reviews(first: $first) { edges { node { body } } } }`
  const read = async (first: number, held: boolean) => (await guest.run(document, { id, first, held })).data
  for (const [first, held, found] of [
    [1, true, ['Third']],
    [3, false, ['Third', 'Second', 'First']],
    [2, true, ['Third', 'Second']],
  ] as const) {
    expect(await read(first, held)).toEqual({
      mentor: { ...(held && { sessionsHeld: 3 }), reviews: bodies(...found) },
    })
  }
})

test('what depends on who asks is read for each of them', async () => {
  const [one, other] = [await makeMentee(db), await makeMentee(db)]
  const request = { mentorId: id, background: 'b', preferredDateTime: new Date('2026-12-01T04:00:00Z') }
  for (const [mentee, discussionTopic] of [
    [one, 'Of one'],
    [other, 'Of the other'],
  ] as const)
    await db.mentorshipRequest.create({ data: { ...request, menteeId: mentee.id, discussionTopic } })
  const document = 'query ($id: Int!) { mentor(id: $id) { viewerRequest { discussionTopic } } }'
  const read = async (as: typeof guest) => (await as.run(document, { id })).data
  for (let time = 0; time < 2; time += 1) {
    expect(await read(asMentee(app, one.id))).toEqual({ mentor: { viewerRequest: { discussionTopic: 'Of one' } } })
    expect(await read(guest)).toEqual({ mentor: { viewerRequest: null } })
    expect(await read(asMentee(app, other.id))).toEqual({
      mentor: { viewerRequest: { discussionTopic: 'Of the other' } },
    })
  }
})
