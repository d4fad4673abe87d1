// @vitest-environment node
import { expect, test } from 'vitest'
import type { ConversationState, OutgoingMessage, SentMessage, Side } from '../engine/chatTypes.ts'
import { firstUnread, logBuilder } from './logRows.ts'

const TODAY = '2026-11-22'
const view = { side: 'MENTOR', today: TODAY, openUpTo: 1_000 } as const

function sent(number: number, from: Side, at: string): SentMessage {
  return { number, clientId: `c${number}`, from, text: `text ${number}`, attachments: [], createdAt: at }
}
function waiting(clientId: string, at: string, state: OutgoingMessage['state'] = 'pending'): OutgoingMessage {
  return {
    clientId,
    text: clientId,
    attachments: [],
    createdAt: at,
    state,
    reason: state === 'failed' ? 'Blocked.' : null,
  }
}
function stateOf(messages: SentMessage[], more: Partial<ConversationState> = {}): ConversationState {
  return {
    messages,
    outgoing: [],
    hasEarlier: false,
    earlier: 'idle',
    first: 'ready',
    viewerReadUpTo: 1_000,
    otherReadUpTo: 0,
    openedAt: 1_000,
    isOtherTyping: false,
    isLimited: false,
    isLive: true,
    ...more,
  }
}
const rowsOf = (state: ConversationState, some = view) => logBuilder()(state, some).flatMap((chunk) => chunk.rows)
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => sent(from + place, 'MENTEE', '2026-11-22T05:00:00Z'))

test('a line above the first message of each day in India, with the year when it is another', () => {
  const rows = rowsOf(
    stateOf([
      sent(1, 'MENTEE', '2025-12-31T18:00:00Z'),
      sent(2, 'MENTEE', '2026-11-19T05:00:00Z'),
      // Still the 20th in London.
      sent(3, 'MENTEE', '2026-11-20T18:31:00Z'),
      sent(4, 'MENTEE', '2026-11-21T18:29:59Z'),
      sent(5, 'MENTOR', '2026-11-21T18:30:00Z'),
    ]),
  )
  expect(rows.map(({ day }) => day)).toEqual([
    'Wednesday 31 December 2025',
    'Thursday 19 November',
    'Yesterday',
    null,
    'Today',
  ])
})

test('messages of one person within five minutes share one time, not across the unread line or a failure', () => {
  const rows = rowsOf(
    stateOf(
      [
        sent(1, 'MENTOR', '2026-11-22T05:00:00Z'),
        sent(2, 'MENTOR', '2026-11-22T05:05:00Z'),
        sent(3, 'MENTOR', '2026-11-22T05:10:01Z'),
        sent(4, 'MENTEE', '2026-11-22T05:10:02Z'),
        sent(5, 'MENTEE', '2026-11-22T05:10:03Z'),
        sent(6, 'MENTOR', '2026-11-22T05:10:04Z'),
      ],
      {
        openedAt: 4,
        outgoing: [
          waiting('p', '2026-11-22T05:10:05Z'),
          waiting('f', '2026-11-22T05:10:06Z', 'failed'),
          waiting('q', '2026-11-22T05:10:07Z'),
        ],
      },
    ),
  )
  expect(rows.map(({ key, endsGroup }) => `${key}${endsGroup ? '|' : ''}`)).toEqual([
    'c1',
    'c2|',
    'c3|',
    'c4|',
    'c5|',
    'c6',
    'p|',
    'f|',
    'q|',
  ])
  expect(rows.filter(({ isFirstUnread }) => isFirstUnread).map(({ key }) => key)).toEqual(['c5'])
})

test('own messages are read up to where the other has read', () => {
  const state = stateOf(
    [1, 2, 3].map((number) => sent(number, number === 2 ? 'MENTEE' : 'MENTOR', '2026-11-22T05:00:00Z')),
    { otherReadUpTo: 2 },
  )
  expect(rowsOf(state).map((row) => row.state)).toEqual(['read', 'received', 'sent'])
})

test('one that failed yesterday stands below what came today, without a line of a day gone by', () => {
  const rows = rowsOf(
    stateOf([sent(1, 'MENTEE', '2026-11-22T05:00:00Z')], {
      outgoing: [waiting('old', '2026-11-20T05:00:00Z', 'failed')],
    }),
  )
  expect(rows.map(({ day }) => day)).toEqual(['Today', null])
})

test('the unread line stands above the first message of the other after what was read', () => {
  const messages = [sent(1, 'MENTEE', ''), sent(2, 'MENTOR', ''), sent(3, 'MENTEE', '')]
  const line = (more: Partial<ConversationState>, openUpTo = 3) =>
    firstUnread(stateOf(messages, more), { side: 'MENTOR', openUpTo })
  expect(line({ openedAt: 1 })).toBe(3)
  expect(line({ openedAt: 0 })).toBe(1)
  expect(line({ openedAt: 3 })).toBeNull()
  // Written while the conversation is open: no line.
  expect(line({ openedAt: 2 }, 2)).toBeNull()
  expect(
    firstUnread(stateOf(many(51, 100), { openedAt: 20, hasEarlier: true }), { side: 'MENTOR', openUpTo: 100 }),
  ).toBeUndefined()
  expect(
    firstUnread(stateOf(many(51, 100), { openedAt: 50, hasEarlier: true }), { side: 'MENTOR', openUpTo: 100 }),
  ).toBe(51)
})

test('what does not change is the same object, row by row and chunk by chunk', () => {
  const build = logBuilder()
  const all = many(1, 120)
  const last = sent(121, 'MENTOR', '2026-11-22T05:01:00Z')
  const before = build(stateOf(all.slice(50), { hasEarlier: true }), view)
  const after = build(stateOf([...all, last]), view)
  expect(before.map(({ key, rows }) => [key, rows.length])).toEqual([
    [1, 50],
    [2, 20],
  ])
  expect(after.map(({ key, rows }) => [key, rows.length])).toEqual([
    [0, 50],
    [1, 50],
    [2, 21],
  ])
  // Only the day's line has left the row that was first.
  expect(after[1]?.rows.filter((row, place) => row !== before[0]?.rows[place])).toHaveLength(1)
  const typed = build(stateOf([...all, last], { isOtherTyping: true }), view)
  expect(typed.every((chunk, place) => chunk === after[place])).toBe(true)
})

test('a message keeps its chunk and key when it is sent', () => {
  const build = logBuilder()
  const pending = build(stateOf(many(1, 50), { outgoing: [waiting('c51', '2026-11-22T05:00:00Z')] }), view)
  const confirmed = build(stateOf([...many(1, 50), sent(51, 'MENTOR', '2026-11-22T05:00:01Z')]), view)
  const places = [pending, confirmed].map((chunks) => chunks.map(({ key, rows }) => `${key}: ${rows.at(-1)?.key}`))
  expect(places[0]).toEqual(['0: c50', '1: c51'])
  expect(places[1]).toEqual(places[0])
})
