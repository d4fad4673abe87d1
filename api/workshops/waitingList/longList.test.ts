/** A waiting list that many have joined, and that somebody has filled with addresses. */
import { expect, test } from 'vitest'
import { DAY_MS } from '../../rules/time/durations.ts'
import { UNCONFIRMED_PLACE_DAYS } from '../../rules/time/retention.ts'
import { testApp } from '../../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'
import { dropOldEntries } from '../workshops.jobs.ts'
import { closeWaitingLists } from './seatOffers.ts'
import { confirmWaitingListEntry, joinWaitingList } from './waitingList.ts'

const { app, db, clock, url } = await testApp()
let serial = 0

const entries = (workshopId: number, count: number, data: { state: 'waiting' | 'unconfirmed'; createdAt?: Date }) =>
  db.waitingListEntry.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      workshopId,
      email: `waits-${++serial}@test.example`,
      ...(data.state === 'waiting' && { queuedAt: clock.now() }),
      ...data,
    })),
  })
const stateOf = async (id: number) => (await db.waitingListEntry.findUnique({ where: { id } }))?.state

test('the thousand and first is refused a place, and gets it once somebody has left', async () => {
  const { id } = await makeWorkshop(db, { price: 0, maxParticipants: 1 })
  await makeRegistration(db, id)
  const [first] = await entries(id, 1000, { state: 'waiting' })
  await joinWaitingList(app, { member: null }, { workshopId: id, email: 'late@test.example' }, { ip: '::1' })
  const late = await db.waitingListEntry.findFirstOrThrow({ where: { email: 'late@test.example' } })
  await expect(confirmWaitingListEntry(app, late.code)).rejects.toThrow('This waiting list is full')
  expect(await stateOf(late.id)).toBe('unconfirmed')
  await db.waitingListEntry.update({ where: { id: first!.id }, data: { state: 'left' } })
  await confirmWaitingListEntry(app, late.code)
  expect(await stateOf(late.id)).toBe('waiting')
})

test('a place that nobody has confirmed goes after a week', async () => {
  const { id } = await makeWorkshop(db)
  const before = new Date(clock.now().getTime() - UNCONFIRMED_PLACE_DAYS * DAY_MS)
  const [old] = await entries(id, 1, { state: 'unconfirmed', createdAt: new Date(before.getTime() - 1) })
  const [young] = await entries(id, 1, { state: 'unconfirmed', createdAt: before })
  const [queued] = await entries(id, 1, { state: 'waiting', createdAt: new Date(before.getTime() - 1) })
  await dropOldEntries(app)
  expect([await stateOf(old!.id), await stateOf(young!.id), await stateOf(queued!.id)]).toEqual([
    undefined,
    'unconfirmed',
    'waiting',
  ])
})

test('unconfirmed places of a cancelled workshop end together: nobody who waits is told later because of them', async () => {
  const seen = recordStatements(url)
  async function statementsFor(count: number): Promise<number> {
    const { id } = await makeWorkshop(db, { cancelledAt: clock.now(), isActive: false })
    const made = await entries(id, count, { state: 'unconfirmed' })
    seen.statements.length = 0
    await closeWaitingLists({ ...app, db: seen.db })
    expect(await db.waitingListEntry.count({ where: { workshopId: id, state: 'expired' } })).toBe(made.length)
    return seen.statements.length
  }
  expect(await statementsFor(20)).toBe(await statementsFor(1))
})
