/** What a mentor learns of somebody who only looked: nothing, by whatever way. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { myData } from '../../accountClosing/myData.ts'
import type { BookingStatus } from '../../generated/prisma/enums.ts'
import { testApp } from '../../testing/app.ts'
import { asMentee, asMentor, type Client } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'

const { app, db } = await testApp()

let mentor: Awaited<ReturnType<typeof makeMentor>>
let day = 0

beforeAll(async () => {
  mentor = await makeMentor(db)
})

/** A mentee of their own with one booking in this state. */
async function bookingThatIs(status: BookingStatus) {
  const mentee = await makeMentee(db, { name: `Somebody ${status}` })
  day += 1
  const startsAt = new Date(Date.UTC(2026, 10, 21 + day, 4))
  const { id } = await db.booking.create({
    data: {
      duration: 45,
      mentorId: mentor.id,
      menteeId: mentee.id,
      selectedTimeSlot: '2026-11-22 09:30',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      agenda: `Private words, ${status}`,
      status,
      holdExpiresAt: new Date(app.clock.now().getTime() + 60_000),
      ...(status !== 'pending' && status !== 'expired' && { confirmedAt: app.clock.now() }),
    },
  })
  return { id, mentee }
}

const nodeNames = async (client: Client, ...ids: string[]) => {
  const document = typed('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }')
  const { data } = await client.run(document, { ids: ids.map(btoa) })
  return data.nodes.map((node) => node?.__typename ?? null)
}

async function seenBy(client: Client, id: number, menteeId: number) {
  const { data } = await client.run(
    typed(`query ($id: Int!) {
        booking(id: $id) { databaseId agenda menteeName }
        viewer { bookings(first: 100) { edges { node { databaseId } } } }
      }`),
    { id },
  )
  return {
    booking: data.booking !== null,
    listed: data.viewer!.bookings.edges.some(({ node }) => node.databaseId === id),
    nodes: await nodeNames(client, `Booking:${id}`, `Mentee:${menteeId}`),
  }
}

test.each(['pending', 'expired'] as const)(
  'a hold that is %s is not there for its mentor, nor is its mentee',
  async (status) => {
    const { id, mentee } = await bookingThatIs(status)
    expect(await seenBy(asMentor(app, mentor.id), id, mentee.id)).toEqual({
      booking: false,
      listed: false,
      nodes: [null, null],
    })
    // The mentee sees their own.
    expect(await seenBy(asMentee(app, mentee.id), id, mentee.id)).toMatchObject({
      booking: true,
      nodes: ['Booking', 'Mentee'],
    })
    const download = (await Array.fromAsync(myData(app, { type: 'mentor', id: mentor.id }))).join('')
    expect(download).not.toContain(`Somebody ${status}`)
  },
)

test.each(['confirmed', 'completed', 'cancelled'] as const)(
  'one that is %s shows both to its mentor',
  async (status) => {
    const { id, mentee } = await bookingThatIs(status)
    expect(await seenBy(asMentor(app, mentor.id), id, mentee.id)).toEqual({
      booking: true,
      listed: true,
      nodes: ['Booking', 'Mentee'],
    })
    const stranger = await makeMentor(db)
    expect(await seenBy(asMentor(app, stranger.id), id, mentee.id)).toEqual({
      booking: false,
      listed: false,
      nodes: [null, null],
    })
  },
)
