import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { dateOnly } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { planOf, recordStatements } from '../testing/statements.ts'

const { app, db, clock, url } = await testApp()
const LIST = typed(`query ($branch: String, $first: Int, $after: String) {
  workshops(branch: $branch, first: $first, after: $after) {
    totalCount edges { node { databaseId } } pageInfo { hasNextPage endCursor }
  }
}`)
const OWN = typed(`query ($first: Int, $after: String, $last: Int, $before: String) {
  viewer { workshops(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { databaseId } } pageInfo { hasNextPage endCursor }
  } }
}`)

type Page = { edges: { node: { databaseId: number } }[] }
const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.databaseId)

beforeEach(async () => {
  await db.workshop.deleteMany()
  clock.set('2026-11-21T04:30:00Z')
})

const listed = async (branch?: string) => {
  const { data } = await asGuest(app).run(LIST, { branch: branch ?? null })
  expect(data.workshops.totalCount).toBe(data.workshops.edges.length)
  return idsOf(data.workshops)
}

describe('the public list', () => {
  test('shows approved ones from today in IST on, the next one first', async () => {
    const later = await makeWorkshop(db, { date: '2026-12-20' })
    const sooner = await makeWorkshop(db)
    const today = await makeWorkshop(db, { date: '2026-11-21', time: '00:00' })
    await makeWorkshop(db, { date: '2026-11-20', time: '23:59' })
    await makeWorkshop(db, { isActive: false })
    await makeWorkshop(db, { isActive: false, rejectedAt: clock.now() })
    await makeWorkshop(db, { isActive: false, cancelledAt: clock.now() })
    expect(await listed()).toEqual([today.id, sooner.id, later.id])
    // 00:00 IST of the 22nd.
    clock.set('2026-11-21T18:29:59.999Z')
    expect(await listed()).toContain(today.id)
    clock.advance(1)
    expect(await listed()).toEqual([sooner.id, later.id])
  })

  test('is filtered by the family of a branch, whichever form has named it', async () => {
    const made: Record<string, number> = {}
    for (const branch of [
      'Computer Science',
      'Computer Science & Engineering',
      'Electrical Engineering',
      'Electronics Engineering',
      'Electrical & Electronics Engineering',
      'civil engineering',
      'Mining Engineering',
      'Naval Architecture',
    ])
      made[branch] = (await makeWorkshop(db, { branch })).id
    const named = (...branches: string[]) => branches.map((branch) => made[branch])
    const computing = named('Computer Science', 'Computer Science & Engineering')
    const electrical = named(
      'Electrical Engineering',
      'Electronics Engineering',
      'Electrical & Electronics Engineering',
    )
    expect(await listed('Computer Science & Engineering')).toEqual(computing)
    expect(await listed('computer science')).toEqual(computing)
    expect(await listed('Electrical Engineering')).toEqual(electrical)
    expect(await listed('Electrical & Electronics Engineering')).toEqual(electrical)
    expect(await listed('Civil Engineering')).toEqual(named('civil engineering', 'Mining Engineering'))
    expect(await listed('naval architecture')).toEqual(named('Naval Architecture'))
    expect(await listed('Civil%')).toEqual([])
    for (const none of ['', 'all', 'Any']) expect(await listed(none)).toHaveLength(8)
  })

  test('goes on page by page, also between two that begin at once', async () => {
    const ids = []
    for (let n = 0; n < 5; n++) ids.push((await makeWorkshop(db)).id)
    const seen: number[] = []
    let after: string | null = null
    do {
      const { data }: Awaited<ReturnType<typeof page>> = await page(after)
      seen.push(...idsOf(data.workshops))
      expect(data.workshops.totalCount).toBe(5)
      after = data.workshops.pageInfo.hasNextPage ? (data.workshops.pageInfo.endCursor ?? null) : null
    } while (after !== null)
    expect(seen).toEqual(ids)
  })
  const page = (after: string | null) => asGuest(app).run(LIST, { first: 2, after })
})

describe('one of them', () => {
  const SEEN = typed(`query ($id: Int!) { workshop(id: $id) {
    date time startsAt seatsLeft isFull registeredCount image(size: MEDIUM) mentor { name } state isRegistrationOpen
    registrationClosesAt freeCancellationUntil meetingLink heldSeats waitingCount viewerIsOrganiser
  } }`)
  const see = async (client: Client, id: number) => (await client.run(SEEN, { id })).data.workshop

  test('says its times in IST and how many seats are left', async () => {
    const mentor = await makeMentor(db, { name: 'Asha Rao' })
    const { id } = await makeWorkshop(db, {
      mentorId: mentor.id,
      maxParticipants: 3,
      meetingLink: 'https://m.example.in/a',
    })
    await makeRegistration(db, id)
    const hold = { seat: 'held', paymentStatus: 'pending', registeredAt: null } as const
    await makeRegistration(db, id, { ...hold, holdExpiresAt: new Date('2026-11-21T05:00:00Z') })
    await db.waitingListEntry.create({
      data: { workshopId: id, email: 'w@x.in', state: 'waiting', queuedAt: clock.now() },
    })
    const open = {
      date: '2026-12-05',
      time: '16:00',
      startsAt: '2026-12-05T10:30:00.000Z',
      seatsLeft: 1,
      isFull: false,
      registeredCount: 1,
      image: null,
      mentor: { name: 'Asha Rao' },
      state: 'APPROVED',
      isRegistrationOpen: true,
      registrationClosesAt: '2026-12-03T18:30:00.000Z',
      freeCancellationUntil: '2026-12-04T10:30:00.000Z',
      meetingLink: null,
      heldSeats: null,
      waitingCount: null,
      viewerIsOrganiser: false,
    }
    expect(await see(asGuest(app), id)).toEqual(open)
    const organisers = { meetingLink: 'https://m.example.in/a', heldSeats: 1, waitingCount: 1, viewerIsOrganiser: true }
    expect(await see(asMentor(app, mentor.id), id)).toEqual({ ...open, ...organisers })
    expect(await see(asAdmin(app), id)).toEqual({ ...open, ...organisers })
    clock.set('2026-12-03T18:30:00.000Z')
    expect(await see(asGuest(app), id)).toEqual({ ...open, isRegistrationOpen: false })
  })

  test('that is not approved is for its mentor and administrators only, by number and by global id', async () => {
    const mentor = await makeMentor(db)
    const states = [{}, { rejectedAt: clock.now() }, { cancelledAt: clock.now() }]
    for (const state of states) {
      const { id } = await makeWorkshop(db, { mentorId: mentor.id, isActive: false, ...state })
      const node = `{ node(id: "${btoa(`Workshop:${id}`)}") { id } }`
      const others = [asGuest(app), asMentee(app, (await makeMentee(db)).id), asMentor(app, (await makeMentor(db)).id)]
      for (const client of others) {
        expect(await see(client, id)).toBeNull()
        expect((await client.run<{ node: unknown }>(node)).data.node).toBeNull()
      }
      for (const client of [asMentor(app, mentor.id), asAdmin(app)]) {
        expect(await see(client, id)).toMatchObject({ isRegistrationOpen: false })
        expect((await client.run<{ node: unknown }>(node)).data.node).not.toBeNull()
      }
    }
  })

  test('shows its mentor only while that mentor is public', async () => {
    const mentor = await makeMentor(db, { status: 'rejected' })
    const { id } = await makeWorkshop(db, { mentorId: mentor.id })
    expect(await see(asGuest(app), id)).toMatchObject({ mentor: null })
    expect(await see(asMentor(app, mentor.id), id)).toMatchObject({ mentor: { name: mentor.name } })
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'accepted', isActive: false } })
    expect(await see(asGuest(app), id)).toMatchObject({ mentor: null })
  })
})

describe('a mentor', () => {
  test('sees their own in every state: to come by date, then begun ones, the last first; page by page either way', async () => {
    const mentor = await makeMentor(db)
    const own = (date: string, data = {}) => makeWorkshop(db, { mentorId: mentor.id, date, ...data })
    const made = [
      await own('2026-12-01', { isActive: false }),
      await own('2026-12-09', { isActive: false, cancelledAt: clock.now() }),
      await own('2026-11-21', { time: '10:00' }),
      await own('2026-11-01'),
    ].map(({ id }) => id)
    await makeWorkshop(db, { mentorId: (await makeMentor(db)).id })
    const run = async (args: object) => (await asMentor(app, mentor.id).run(OWN, args)).data.viewer!.workshops
    expect(idsOf(await run({}))).toEqual(made)
    const first = await run({ first: 3 })
    expect(idsOf(first)).toEqual(made.slice(0, 3))
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await run({ first: 3, after: first.pageInfo.endCursor ?? null })
    expect(idsOf(rest)).toEqual(made.slice(3))
    expect(rest.pageInfo.hasNextPage).toBe(false)
    expect(idsOf(await run({ last: 2, before: rest.edges[0]!.cursor }))).toEqual(made.slice(1, 3))
    expect(idsOf(await run({ last: 2 }))).toEqual(made.slice(2))
  })

  test('has the people of each workshop read from the index, however many have begun a registration for others', async () => {
    const [mentor, other] = [await makeMentor(db), await makeWorkshop(db)]
    for (let n = 0; n < 5; n++) await makeWorkshop(db, { mentorId: mentor.id })
    await db.$executeRaw`INSERT INTO workshop_registrations (workshop_id, name, email, phone)
      SELECT ${other.id}, 'Asha', 'asha' || n || '@test.example', '9876543210' FROM generate_series(1, 5000) n`
    await db.$executeRaw`ANALYZE workshop_registrations`
    const { db: recorded, statements } = recordStatements(url)
    const list =
      '{ viewer { workshops(first: 5) { edges { node { registrations(first: 1) { edges { node { name } } } } } } } }'
    await asMentor({ ...app, db: recorded }, mentor.id).run(list)
    const [read] = statements.filter((text) => text.includes('"registered_at" ASC'))
    expect(await planOf(url, read!)).toMatch(/workshop_registrations_workshop_id_(seat_)?registered_at_id_idx/)
    // And no more workshops than the page has.
    expect(statements.filter((text) => text.includes('"t0"."starts_at"') && !text.includes('LIMIT'))).toEqual([])
  })

  test('is the only one whose list holds any', async () => {
    const mentee = await makeMentee(db)
    await makeWorkshop(db, { mentorId: (await makeMentor(db, { id: mentee.id + 70_000 })).id })
    const { data } = await asMentee(app, mentee.id).run(OWN)
    expect(data.viewer!.workshops.edges).toEqual([])
  })
})

test('the database keeps start and counts, and refuses one seat too many and two states at once', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 1 })
  await db.workshop.update({ where: { id }, data: { date: dateOnly('2026-12-06'), time: '09:30' } })
  await makeRegistration(db, id)
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({
    startsAt: new Date('2026-12-06T04:00:00Z'),
    seatsTaken: 1,
    registeredCount: 1,
  })
  await expect(makeRegistration(db, id)).rejects.toThrow('workshops_seats')
  await expect(db.workshop.update({ where: { id }, data: { rejectedAt: clock.now() } })).rejects.toThrow('one_state')
  await db.workshopRegistration.deleteMany({ where: { workshopId: id } })
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: 0, registeredCount: 0 })
})

test('a mentor who changes their name teaches workshops to come under it; past ones keep the name of then', async () => {
  const mentor = await makeMentor(db, { name: 'Asha Pillai' })
  // The database decides by its own clock what is to come.
  const coming = await makeWorkshop(db, { mentorId: mentor.id, instructorName: 'Asha Pillai', date: '2999-01-05' })
  const past = await makeWorkshop(db, { mentorId: mentor.id, instructorName: 'Asha Pillai', date: '2020-01-05' })
  await db.mentor.update({ where: { id: mentor.id }, data: { name: 'Asha Nair' } })
  const nameOf = async (id: number) => (await db.workshop.findUniqueOrThrow({ where: { id } })).instructorName
  expect([await nameOf(coming.id), await nameOf(past.id)]).toEqual(['Asha Nair', 'Asha Pillai'])
})
