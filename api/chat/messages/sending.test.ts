/** Sending: numbered without gaps, once a client id, in time, told to both. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../database/client.ts'
import type { SideMember } from '../../graphql/identity.ts'
import { subscribeToChanges } from '../../live/liveEvent.ts'
import { CHAT_MESSAGES_A_MINUTE } from '../../rules/constants.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { makeChat, say, type Chat } from '../../testing/chats.ts'
import { asMentee, asMentor } from '../../testing/client.ts'
import { makeMentee } from '../../testing/factories.ts'
import { afterFile } from '../../testing/ending.ts'
import { recordStatements } from '../../testing/statements.ts'
import { setBlock } from '../conversations/blockConversation.graphql.ts'
import { ChatBlockedError, ChatExpiredError, ClientIdTakenError, MentorLeftError } from '../chatErrors.graphql.ts'
import { CHAT_MESSAGE } from '../chatEvents.ts'
import { sendChatMessage } from './sendChatMessage.graphql.ts'
import { showTyping } from './showTyping.graphql.ts'

const tested = await testApp({ config: { rateLimitFactor: 4 } })
const { app, db, clock } = tested
const LIMIT = CHAT_MESSAGES_A_MINUTE * 4

// From here on no mentor has the number of their mentee.
await makeMentee(db)

let chat: Chat
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  chat = await makeChat(tested)
})

const rows = () => db.chatMessage.findMany({ where: { planSubscriptionId: chat.id }, orderBy: { number: 'asc' } })
const conversation = () => db.conversation.findUniqueOrThrow({ where: { planSubscriptionId: chat.id } })
const numbers = async () => (await rows()).map(({ number }) => number)
const READ = `query ($id: Int!, $mentorId: Int!, $menteeId: Int!) {
  conversation(id: $id) { closedReason viewerCanWrite messages { number } }
  chatAccess(mentorId: $mentorId, menteeId: $menteeId) { hasAccess planSubscriptionId }
}`
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const sides = () => [chat.mentor, chat.mentee] as const

describe('the order', () => {
  test('of many at once from both sides has no gap, and both are told of each in it', async () => {
    const followers = await Promise.all(
      sides().map(async (member) => {
        const events = subscribeToChanges({ ...app, member }, CHAT_MESSAGE)
        await events.next()
        return events
      }),
    )
    const ids = await Promise.all(upTo(60).map((place) => say(tested, chat, sides()[place % 2]!, `Message ${place}`)))
    expect(await numbers()).toEqual(upTo(60))
    const sent = await rows()
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(ids))
    expect(sent.map(({ createdAt }) => createdAt)).toEqual(
      sent.map(({ createdAt }) => createdAt).toSorted((one, other) => Number(one) - Number(other)),
    )
    for (const events of followers) {
      for (const { id } of sent)
        expect((await events.next()).value).toEqual({ what: CHAT_MESSAGE, change: 'created', id, of: chat.id })
      await events.return?.()
    }
    expect((await conversation()).lastNumber).toBe(60)
  })

  test('goes on without a gap after messages that were refused, and times only go up', async () => {
    await say(tested, chat, chat.mentee)
    clock.advance(-5_000)
    await say(tested, chat, chat.mentor)
    const taken = (await rows())[0]!.clientId
    await expect(say(tested, chat, chat.mentor, 'Other words', taken)).rejects.toThrow(ClientIdTakenError)
    await say(tested, chat, chat.mentee)
    expect(await numbers()).toEqual([1, 2, 3])
    const [first, second] = await rows()
    expect(second!.createdAt).toEqual(first!.createdAt)
    expect((await conversation()).lastActivityAt).toEqual(first!.createdAt)
  })

  test('a message without files is one statement, outside of any transaction', async () => {
    const { db: recorded, statements } = recordStatements(tested.url)
    await recorded.$queryRaw`SELECT 1`
    statements.length = 0
    await say({ app: { ...app, db: recorded } }, chat, chat.mentee)
    expect(statements).toHaveLength(1)
    expect(await numbers()).toEqual([1])
  })
})

describe('a client id', () => {
  test('is one message, however many send it at once from however many nodes, and leaves no gap', async () => {
    const other = connect(tested.url, { poolSize: 10 })
    afterFile(() => other.$disconnect())
    const nodes = [app, { ...app, db: other }]
    const clientId = randomUUID()
    const ids = await Promise.all(
      upTo(40).map((place) => say({ app: nodes[place % 2]! }, chat, chat.mentee, 'Once', clientId)),
    )
    expect(new Set(ids).size).toBe(1)
    await say(tested, chat, chat.mentor)
    expect(await numbers()).toEqual([1, 2])
    expect((await rows()).filter(({ message }) => message === 'Once')).toHaveLength(1)
  })

  test('answers the same message after a crash between the commit and the answer, also once access is over', async () => {
    const clientId = randomUUID()
    const id = await say(tested, chat, chat.mentee, 'Committed, never answered', clientId)
    expect(await say(tested, chat, chat.mentee, 'Committed, never answered', clientId.toUpperCase())).toBe(id)
    await setBlock(app, chat.mentor, { conversationId: chat.id, isBlocked: true })
    expect(await say(tested, chat, chat.mentee, 'Committed, never answered', clientId)).toBe(id)
    clock.set(istInstant('2026-12-20', '00:00'))
    expect(await say(tested, chat, chat.mentee, 'Committed, never answered', clientId)).toBe(id)
    expect(await numbers()).toEqual([1])
  })

  test('of the other side, or with other words, is taken', async () => {
    const clientId = randomUUID()
    await say(tested, chat, chat.mentee, 'Mine', clientId)
    await expect(say(tested, chat, chat.mentor, 'Mine', clientId)).rejects.toThrow(ClientIdTakenError)
    await expect(say(tested, chat, chat.mentee, 'Mine, other', clientId)).rejects.toThrow(ClientIdTakenError)
    const both = randomUUID()
    const raced = await Promise.allSettled(sides().map((side) => say(tested, chat, side, `By ${side.type}`, both)))
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(raced.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'ClientIdTakenError' } })
    expect(await numbers()).toEqual([1, 2])
  })

  test('is free in another conversation', async () => {
    const clientId = randomUUID()
    const other = await makeChat(tested)
    expect(await say(tested, chat, chat.mentee, 'Same', clientId)).not.toBe(
      await say(tested, other, other.mentee, 'Same', clientId),
    )
  })
})

describe('the limit', () => {
  test('lets exactly so many through at once, over all conversations of a person; the next minute is new', async () => {
    const second = await makeChat(tested, { mentorId: chat.mentor.id })
    const results = await Promise.allSettled(
      upTo(LIMIT + 15).map((place) => say(tested, place % 2 === 0 ? chat : second, chat.mentor)),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(15)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimitedError)
    expect(refused[0]?.reason).toMatchObject({ retryAfter: 60 })
    expect(await db.chatMessage.count({ where: { senderType: 'mentor', senderId: chat.mentor.id } })).toBe(LIMIT)
    // The other side has its own, and what was refused has left no gap.
    await say(tested, chat, chat.mentee)
    expect(await numbers()).toEqual(upTo((await rows()).length))
    clock.advance(60_000)
    await say(tested, chat, chat.mentor)
  })

  test('does not count what repeats', async () => {
    const clientId = randomUUID()
    const id = await say(tested, chat, chat.mentee, 'Again', clientId)
    for (const _ of upTo(5)) await Promise.all(upTo(40).map(() => say(tested, chat, chat.mentee, 'Again', clientId)))
    for (const _ of upTo(LIMIT - 1)) await say(tested, chat, chat.mentee)
    await expect(say(tested, chat, chat.mentee)).rejects.toThrow(RateLimitedError)
    expect(await say(tested, chat, chat.mentee, 'Again', clientId)).toBe(id)
  })
})

describe('who may not', () => {
  test('nobody but the two, whatever their number, and nothing where there is no conversation', async () => {
    const stranger = await makeChat(tested)
    const namesakes = [
      { ...chat.mentee, type: 'mentor' },
      { ...chat.mentor, type: 'mentee' },
    ] as unknown as SideMember[]
    for (const other of [stranger.mentor, stranger.mentee, ...namesakes])
      await expect(say(tested, chat, other)).rejects.toThrow(NotFoundError)
    for (const id of [0, -1, 2_147_483_647])
      await expect(say(tested, { id }, chat.mentee)).rejects.toThrow(NotFoundError)
    expect(await numbers()).toEqual([])
  })

  test('up to the last millisecond of access, not at its end', async () => {
    clock.set(new Date(istInstant('2026-12-20', '00:00').getTime() - 1))
    await say(tested, chat, chat.mentee)
    clock.advance(1)
    await expect(say(tested, chat, chat.mentee)).rejects.toThrow(
      'Your chat access has expired. Please book again to continue.',
    )
    await expect(say(tested, chat, chat.mentor)).rejects.toThrow(
      'The mentee needs to rebook to continue the conversation.',
    )
    expect(await numbers()).toEqual([1])
  })

  test.each(['cancelled', 'expired'] as const)('in a plan that is %s', async (status) => {
    await db.planSubscription.update({ where: { id: chat.id }, data: { status } })
    await expect(say(tested, chat, chat.mentee)).rejects.toThrow(ChatExpiredError)
    expect(await numbers()).toEqual([])
  })

  test.each([
    [{ isActive: false }, 'MENTOR_LEFT'],
    [{ status: 'rejected' }, 'MENTOR_LEFT'],
    [{ status: 'pending_review' }, 'MENTOR_IN_REVIEW'],
  ] as const)(
    'either side while the mentor has %j; both still read, and nobody is told of typing',
    async (standing, closedReason) => {
      await say(tested, chat, chat.mentee)
      await db.mentor.update({ where: { id: chat.mentor.id }, data: standing })
      for (const side of sides()) await expect(say(tested, chat, side)).rejects.toThrow(MentorLeftError)
      expect(await showTyping(app, chat.mentee, chat.id)).toBe(false)
      for (const client of [asMentee(app, chat.mentee.id), asMentor(app, chat.mentor.id)]) {
        const { data } = await client.run(READ, { id: chat.id, mentorId: chat.mentor.id, menteeId: chat.mentee.id })
        expect(data).toMatchObject({
          conversation: { closedReason, viewerCanWrite: false, messages: [{ number: 1 }] },
          chatAccess: { hasAccess: false, planSubscriptionId: chat.id },
        })
      }
      await db.mentor.update({ where: { id: chat.mentor.id }, data: { isActive: true, status: 'accepted' } })
      await say(tested, chat, chat.mentor)
      expect(await numbers()).toEqual([1, 2])
    },
  )

  test.each(['mentor', 'mentee'] as const)(
    'either side once the %s has blocked, until that side takes it back',
    async (by) => {
      const other = by === 'mentor' ? 'mentee' : 'mentor'
      const block = { conversationId: chat.id, isBlocked: true }
      await setBlock(app, chat[by], block)
      for (const side of sides()) await expect(say(tested, chat, side)).rejects.toThrow(ChatBlockedError)
      // Not for the other side to take back.
      await setBlock(app, chat[other], { ...block, isBlocked: false })
      for (const side of sides()) await expect(say(tested, chat, side)).rejects.toThrow(ChatBlockedError)
      await setBlock(app, chat[by], { ...block, isBlocked: false })
      for (const side of sides()) await say(tested, chat, side)
      expect(await numbers()).toEqual([1, 2])
    },
  )

  test('a block holds in every conversation of the two, also in one of a plan that is bought after it, and in no other', async () => {
    const pair = { mentorId: chat.mentor.id, menteeId: chat.mentee.id }
    await db.planSubscription.update({ where: { id: chat.id }, data: { status: 'expired' } })
    const second = await makeChat(tested, pair)
    await setBlock(app, chat.mentee, { conversationId: chat.id, isBlocked: true })
    await expect(say(tested, second, chat.mentor)).rejects.toThrow(ChatBlockedError)
    await db.planSubscription.update({ where: { id: second.id }, data: { status: 'expired' } })
    const third = await makeChat(tested, pair)
    await expect(say(tested, third, chat.mentor)).rejects.toThrow(ChatBlockedError)
    const elsewhere = await makeChat(tested, { mentorId: chat.mentor.id })
    await say(tested, elsewhere, chat.mentor)
  })
})

/** Somebody waits for a lock. */
const someoneWaits = () =>
  vi.waitFor(
    async () => {
      const [row] = await db.$queryRaw<[{ count: bigint }]>`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(row.count).toBeGreaterThan(0n)
    },
    { timeout: 10_000 },
  )

describe('at the same moment', () => {
  test('a block that is just being written is waited for, and then nothing is sent', async () => {
    let sending: Promise<unknown> | undefined
    await db.$transaction(async (tx) => {
      await setBlock(
        { db: { $transaction: (work: (t: typeof tx) => unknown) => work(tx) }, clock } as never,
        chat.mentee,
        {
          conversationId: chat.id,
          isBlocked: true,
        },
      )
      sending = say(tested, chat, chat.mentor).catch((error: unknown) => error)
      await someoneWaits()
    })
    expect(await sending).toBeInstanceOf(ChatBlockedError)
    expect(await numbers()).toEqual([])
  })

  test('an end of the plan that is just being written is waited for, and then nothing is sent', async () => {
    let sending: Promise<unknown> | undefined
    await db.$transaction(async (tx) => {
      await tx.planSubscription.update({ where: { id: chat.id }, data: { status: 'cancelled' } })
      sending = say(tested, chat, chat.mentor).catch((error: unknown) => error)
      await someoneWaits()
    })
    expect(await sending).toBeInstanceOf(ChatExpiredError)
    expect(await numbers()).toEqual([])
  })

  test('of sends and a block each is before it or refused: none is numbered after the block has answered', async () => {
    for (let round = 0; round < 5; round++) {
      chat = await makeChat(tested)
      let atBlock = -1
      const block = async () => {
        await setBlock(app, chat.mentee, { conversationId: chat.id, isBlocked: true })
        atBlock = (await conversation()).lastNumber
      }
      const [results] = await Promise.all([
        Promise.allSettled(upTo(20).map((place) => say(tested, chat, sides()[place % 2]!))),
        block(),
      ])
      const sent = results.filter(({ status }) => status === 'fulfilled').length
      expect(await numbers()).toEqual(upTo(sent))
      expect(atBlock).toBe(sent)
    }
  })

  test('a side that closes its account: the other is refused, and nobody waits for ever', async () => {
    const gone = Promise.all([
      db.planSubscription.delete({ where: { id: chat.id } }),
      ...upTo(10).map((place) => say(tested, chat, sides()[place % 2]!).catch((error: unknown) => error)),
    ])
    for (const answer of (await gone).slice(1))
      if (typeof answer !== 'number') expect(answer).toBeInstanceOf(NotFoundError)
    expect(await numbers()).toEqual([])
  })
})

test('files are refused while nobody has uploaded them, and words are kept as they are', async () => {
  const files = [{ fileId: 'a'.repeat(64), name: 'drift.pdf' }]
  await expect(
    sendChatMessage(app, chat.mentee, {
      conversationId: chat.id,
      clientId: randomUUID(),
      message: '',
      attachments: files,
    }),
  ).rejects.toMatchObject({ name: 'ValidationError' })
  expect(await numbers()).toEqual([])
})
