/** What must be true of a conversation once nothing is under way any more. */
import { expect } from 'vitest'
import { lastOf, otherSide, SIDES, type World } from './world.ts'

interface Row {
  number: number
  clientId: string
  senderType: string
  message: string
}

export async function expectAtRest(world: World): Promise<void> {
  const { devices } = world
  await Promise.all(devices.filter((device) => !device.isConnected()).map((device) => device.connect()))
  const last = lastOf(world)
  // Those that stayed connected get here by what they are told alone.
  await expect
    .poll(() => devices.map(({ messages }) => messages.length), { timeout: 10_000 })
    .toEqual([last, last, last, last])
  const expected = [...world.accepted]
    .map(([clientId, { number, side, text }]) => ({ number, clientId, senderType: side, message: text }))
    .toSorted((one, other) => one.number - other.number)
  expect(await rowsOf(world)).toEqual(expected)
  for (const { messages, faults } of devices) {
    expect(faults).toEqual([])
    expect(messages).toEqual(expected)
  }
  await expectCounts(world)
  for (const device of devices) device.disconnect()
}

/** Numbered from 1 without a gap: the expected ones are, as each was checked when it was accepted. */
async function rowsOf({ tested: { db }, conversationId }: World): Promise<Row[]> {
  const rows = await db.chatMessage.findMany({
    where: { planSubscriptionId: conversationId },
    orderBy: { number: 'asc' },
    select: { number: true, clientId: true, senderType: true, message: true },
  })
  return rows.map((row) => ({ ...row, senderType: row.senderType.toUpperCase() }))
}

async function expectCounts(world: World): Promise<void> {
  const { db } = world.tested
  const where = { planSubscriptionId: world.conversationId }
  const { lastNumber } = await db.conversation.findUniqueOrThrow({ where })
  expect(lastNumber).toBe(lastOf(world))
  for (const side of SIDES) {
    const unread = [...world.accepted]
      .filter(([, { side: from, number }]) => from !== side && number > world.readUpTo[side])
      .toSorted(([, one], [, other]) => one.number - other.number)
    const reader = await db.conversationReader.findFirstOrThrow({
      where: { ...where, side: side === 'MENTOR' ? 'mentor' : 'mentee' },
    })
    const oldest = unread[0] && (await db.chatMessage.findFirstOrThrow({ where: { ...where, clientId: unread[0][0] } }))
    expect([reader.readUpTo, reader.unreadSince]).toEqual([world.readUpTo[side], oldest?.createdAt ?? null])
    const counts = {
      lastNumber,
      unreadCount: unread.length,
      viewerReadUpTo: world.readUpTo[side],
      otherReadUpTo: world.readUpTo[otherSide(side)],
    }
    for (const device of world.devices) if (device.side === side) expect(await device.counts()).toEqual(counts)
  }
}
