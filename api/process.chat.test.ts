/** Two processes over one database, one of them killed and started again while both sides write. */
import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { device, type Device } from './testing/chat/device.ts'
import { makePlan, startSession } from './testing/chat/world.ts'
import { testDatabase } from './testing/database.ts'
import { makeMentee, makeMentor } from './testing/factories.ts'
import { endProcesses, startProcess } from './testing/process.ts'

endProcesses()
const { db, url } = await testDatabase()
const EACH = 50

/** One that is free now: the process that is started again is where it was. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Sends a message until it is acknowledged, as a client does; answers its number. */
async function sendUntilTaken(from: Device, text: string): Promise<number> {
  const clientId = randomUUID()
  for (;;) {
    const sent = await from.send(clientId, text).catch(() => null)
    if (sent && 'number' in sent) return sent.number
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('100 messages in flight from both sides while a process is killed: the same list everywhere, each once', async () => {
  const [mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
  const now = new Date()
  const conversationId = await makePlan(db, { mentorId: mentor.id, menteeId: mentee.id, now, days: 30 })
  const port = await freePort()
  const env = { RATE_LIMIT_FACTOR: '1000' }
  const fragile = () => startProcess(url, { ...env, PORT: String(port) })
  const [first, second] = [fragile(), startProcess(url, env)]
  await first.ready
  const urls = [`http://localhost:${port}`, `http://localhost:${await second.ready}`] as const
  const open = async (side: 'MENTOR' | 'MENTEE', at: string) => {
    const token = await startSession(
      db,
      side === 'MENTOR' ? 'mentor' : 'mentee',
      side === 'MENTOR' ? mentor.id : mentee.id,
      now,
    )
    const opened = device({ side, conversationId, token, url: () => at, isPersistent: true })
    await opened.connect()
    return opened
  }
  const all = await Promise.all([
    open('MENTOR', urls[0]),
    open('MENTEE', urls[1]),
    open('MENTOR', urls[1]),
    open('MENTEE', urls[0]),
  ])
  const [mentorThere, menteeHere, , menteeThere] = all

  // One side has all in flight at once, on both nodes; the other one writes one after the other.
  const atOnce = Array.from({ length: EACH }, (_, place) =>
    sendUntilTaken(place % 2 ? menteeHere : menteeThere, `Mentee ${place}`),
  )
  const inTurn = (async () => {
    const numbers: number[] = []
    for (let place = 0; place < EACH; place += 1) numbers.push(await sendUntilTaken(mentorThere, `Mentor ${place}`))
    return numbers
  })()
  const written = () => db.chatMessage.count({ where: { planSubscriptionId: conversationId } })
  await expect.poll(written, { interval: 5, timeout: 20_000 }).toBeGreaterThan(10)
  first.child.kill('SIGKILL')
  await first.exit
  expect(await written()).toBeLessThan(2 * EACH)
  await fragile().ready
  const numbers = [...(await inTurn), ...(await Promise.all(atOnce))]

  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 2 * EACH }, (_, place) => place + 1),
  )
  expect(await inTurn).toEqual((await inTurn).toSorted((one, other) => one - other))
  await expect
    .poll(() => all.map(({ messages }) => messages.length), { timeout: 20_000 })
    .toEqual(all.map(() => 2 * EACH))
  for (const { messages, faults } of all) {
    expect(faults).toEqual([])
    expect(messages).toEqual(all[0].messages)
  }
  expect(new Set(all[0].messages.map(({ clientId }) => clientId)).size).toBe(2 * EACH)
}, 90_000)
