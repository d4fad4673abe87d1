/** What may happen in a conversation, one step after the other, in any order. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect } from 'vitest'
import { LISTENER } from '../../database/pubsub.ts'
import type { Device, Sent } from './device.ts'
import { lastOf, type World } from './world.ts'

const who = fc.nat({ max: 3 })
const message = fc.nat({ max: 30 })
const step = <N extends string, T>(name: N, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record({ step: fc.constant(name), ...fields } as never) as fc.Arbitrary<{ step: N } & T>

const ANY = [
  { weight: 10, arbitrary: step('send', { who }) },
  { weight: 6, arbitrary: step('inFlight', { whos: fc.array(who, { minLength: 2, maxLength: 6 }) }) },
  { weight: 5, arbitrary: step('again', { who, which: message }) },
  { weight: 4, arbitrary: step('twice', { who }) },
  { weight: 2, arbitrary: step('taken', { who, which: message }) },
  { weight: 4, arbitrary: step('crash', { who, isWritten: fc.boolean() }) },
  { weight: 4, arbitrary: step('lose', { who }) },
  { weight: 4, arbitrary: step('return', { who }) },
  { weight: 5, arbitrary: step('read', { who, ahead: fc.integer({ min: -3, max: 2 }) }) },
  { weight: 2, arbitrary: step('type', { who }) },
  { weight: 1, arbitrary: step('deafen', {}) },
  { weight: 2, arbitrary: step('block', { who, whos: fc.array(who, { maxLength: 3 }) }) },
  { weight: 3, arbitrary: step('unblock', { who }) },
  { weight: 1, arbitrary: step('expire', {}) },
] as const

/** Steps of one run. */
export const story = (maxLength: number) =>
  fc.array(fc.oneof(...ANY), { minLength: maxLength / 2, maxLength, size: 'max' })

type Step = (typeof ANY)[number]['arbitrary'] extends fc.Arbitrary<infer S> ? S : never

/** Lets one step happen, and checks its answers; one that makes no sense now does nothing. */
export async function happen(world: World, next: Step): Promise<void> {
  const at = 'who' in next ? world.devices[next.who]! : world.devices[0]!
  switch (next.step) {
    case 'send':
      return note(world, [await attempt(at)])
    case 'inFlight':
      return note(world, await Promise.all(next.whos.map((place) => attempt(world.devices[place]!))))
    case 'again':
      return await again(world, at, next.which)
    case 'twice':
      return await twice(world, at)
    case 'taken':
      return await taken(world, at, next.which)
    case 'crash':
      return await crash(world, at, next.isWritten)
    case 'lose':
      return at.disconnect()
    case 'return':
      return at.isConnected() ? undefined : await at.connect()
    case 'read': {
      const upTo = Math.max(0, lastOf(world) + next.ahead)
      const { viewerReadUpTo } = await at.read(upTo)
      world.readUpTo[at.side] = Math.max(world.readUpTo[at.side], Math.min(upTo, lastOf(world)))
      return expect(viewerReadUpTo).toBe(world.readUpTo[at.side])
    }
    case 'type':
      return void (await change(world, at, 'showTyping', 'isTold'))
    case 'deafen':
      return void (await world.tested.db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ${LISTENER}`)
    case 'block': {
      const sending = next.whos.map((place) => attempt(world.devices[place]!))
      await change(world, at, 'blockConversation', 'conversation { id }')
      const attempts = await Promise.all(sending)
      // Those that came before it were accepted.
      const mayBe = attempts.filter(({ sent }) => 'number' in sent)
      note(world, mayBe)
      world.blockedBy.add(at.side)
      return note(
        world,
        attempts.filter((one) => !mayBe.includes(one)),
      )
    }
    case 'unblock':
      await change(world, at, 'unblockConversation', 'conversation { id }')
      return void world.blockedBy.delete(at.side)
    case 'expire':
      // Sessions go on: the package lasts a day.
      if (!world.isExpired) world.tested.clock.advance(DAY_MS)
      world.isExpired = true
  }
}

interface Attempt {
  device: Device
  clientId: string
  text: string
  sent: Sent
}

let serial = 0
const newText = (): string => `Message ${++serial}`

async function attempt(device: Device, clientId: string = randomUUID(), text = newText()): Promise<Attempt> {
  return { device, clientId, text, sent: await device.send(clientId, text) }
}

/** New messages, asked for at once: each has the next number, in any order, or was refused as it had to be. */
function note(world: World, attempts: readonly Attempt[]): void {
  const isOpen = !world.isExpired && world.blockedBy.size === 0
  const numbers: number[] = []
  for (const { device, clientId, text, sent } of attempts) {
    const { side } = device
    if ('number' in sent) {
      expect(isOpen, 'accepted while open').toBe(true)
      numbers.push(sent.number)
      world.accepted.set(clientId, { number: sent.number, side, text })
      world.absent.delete(clientId)
    } else {
      const reasons = [world.isExpired && 'ChatExpiredError', world.blockedBy.size > 0 && 'ChatBlockedError']
      expect(reasons).toContain(sent.refused)
      world.absent.set(clientId, { side, text })
    }
  }
  const before = lastOf(world) - numbers.length
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, place) => before + 1 + place))
}

/** An earlier message once more, from any device of its sender: accepted ones are the same, others are tried anew. */
async function again(world: World, at: Device, which: number): Promise<void> {
  const all = [...world.accepted, ...world.absent].filter(([, { side }]) => side === at.side)
  const [clientId, { text }] = all[which % all.length] ?? [null, { text: '' }]
  if (clientId === null) return
  const known = world.accepted.get(clientId)
  const tried = await attempt(at, clientId, text)
  if (known) expect(tried.sent).toEqual({ number: known.number })
  else note(world, [tried])
}

/** One message from both devices of a person at once. */
async function twice(world: World, at: Device): Promise<void> {
  const [clientId, text] = [randomUUID(), newText()]
  const own = world.devices.filter(({ side }) => side === at.side)
  const [first, second] = await Promise.all(own.map((device) => attempt(device, clientId, text)))
  expect(first!.sent).toEqual(second!.sent)
  note(world, [first!])
}

/** A client id that is another message's: the other one's, or one's own with another text. */
async function taken(world: World, at: Device, which: number): Promise<void> {
  const all = [...world.accepted]
  const found = all[which % all.length]
  if (!found) return
  const { sent } = await attempt(at, found[0])
  expect(sent).toMatchObject({ refused: expect.stringMatching(/ConflictError|TakenError/) })
}

/** The answer never comes: the request was cut off in the middle, or nobody heard what became of it. */
async function crash(world: World, at: Device, isWritten: boolean): Promise<void> {
  const [clientId, text] = [randomUUID(), newText()]
  const request = at.sending(clientId, text)
  const { hostname, port } = new URL(request.url)
  const stream = connect(Number(port), hostname)
  stream.on('error', () => {})
  const rows = () => world.tested.db.chatMessage.findMany({ where: { clientId }, select: { number: true } })
  if (!isWritten || world.isExpired || world.blockedBy.size > 0) {
    await new Promise<void>((resolve) => stream.write(request.text.slice(0, -10), () => resolve()))
    stream.destroy()
    world.absent.set(clientId, { side: at.side, text })
    return
  }
  stream.write(request.text)
  await expect.poll(rows, { interval: 2 }).toEqual([{ number: lastOf(world) + 1 }])
  stream.resetAndDestroy()
  world.accepted.set(clientId, { number: lastOf(world) + 1, side: at.side, text })
}

async function change(world: World, at: Device, name: string, fields: string): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}`
  const { [name]: result } = await at.ask<Record<string, { __typename: string }>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Payload { ${fields} } } }`,
    { input: { conversationId: world.conversationId } },
  )
  expect(result).toMatchObject({ __typename: `${type}Payload` })
}
