// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SentMessage } from './chatTypes.ts'
import { createBrowser, createServer, openTab, type FakeBrowser, type Tab } from './world.testing.ts'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The mentee's tab, opened, with what the mentor has written before. */
async function open(written = 0, browser: FakeBrowser = createBrowser()) {
  const server = createServer()
  const mentorWrites = (text: string) =>
    server.send('MENTOR', { ...BLANK, clientId: `mentor ${text}`, text }).is === 'sent' || expect.fail('Not sent')
  for (let n = 1; n <= written; n += 1) {
    mentorWrites(`old ${n}`)
    // Under the limit of a minute.
    await pass(3_000)
  }
  const tab = openTab(server, browser, 'MENTEE')
  tab.store.open()
  await pass(200)
  return { server, browser, tab, store: tab.store, state: tab.store.getState, mentorWrites }
}
const BLANK = {
  attachments: [],
  createdAt: '',
  state: 'pending',
  reason: null,
  order: 0,
  was: null,
  sentAs: null,
  isStored: false,
  isGone: false,
} as const

const message = (number: number): SentMessage => ({
  number,
  clientId: `event ${number}`,
  from: 'MENTOR',
  text: `event ${number}`,
  attachments: [],
  createdAt: '',
})
const numbersOf = ({ store }: Tab) => store.getState().messages?.map(({ number }) => number)

test('opens with the newest messages, at what was read, and loads earlier ones once until there are none', async () => {
  const { store, state, server } = await open(60)
  expect(state()).toMatchObject({ first: 'ready', hasEarlier: true, openedAt: 0, viewerReadUpTo: 0 })
  expect(state().messages?.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_each, at) => at + 11))
  const read = vi.spyOn(server, 'read')
  store.loadEarlier()
  store.loadEarlier()
  expect(state().earlier).toBe('loading')
  await pass(200)
  expect(state()).toMatchObject({ hasEarlier: false, earlier: 'idle' })
  expect(state().messages).toHaveLength(60)
  store.loadEarlier()
  expect(read).toHaveBeenCalledOnce()
})

test('earlier messages that fail to load say so, and come when asked again', async () => {
  const { store, state, tab } = await open(60)
  tab.line.faults.push('lost request')
  store.loadEarlier()
  await pass(200)
  expect(state().earlier).toBe('failed')
  store.reload()
  await pass(200)
  expect(state()).toMatchObject({ earlier: 'idle', hasEarlier: false })
})

test('a first load that fails says so and is tried again until it succeeds', async () => {
  const server = createServer()
  const tab = openTab(server, createBrowser(), 'MENTEE')
  tab.line.faults.push('lost request', 'lost answer')
  tab.store.open()
  await pass(100)
  expect(tab.store.getState()).toMatchObject({ first: 'failed', messages: null })
  await pass(5_000)
  expect(tab.store.getState()).toMatchObject({ first: 'ready', messages: [] })
})

test('an event that leaves a gap shows nothing until what lies between is there; doubled ones are one', async () => {
  const { tab, store, mentorWrites, server } = await open(2)
  server.lines.delete(tab.line)
  mentorWrites('three')
  mentorWrites('four')
  store.hear({ message: message(4), lastNumber: 4 })
  expect(numbersOf(tab)).toEqual([1, 2])
  await pass(200)
  expect(tab.texts()).toEqual(['old 1', 'old 2', 'three', 'four'])
  store.hear({ message: message(4), lastNumber: 4 })
  store.hear({ message: message(3) })
  expect(numbersOf(tab)).toEqual([1, 2, 3, 4])
})

test('after a start of the subscription what was missed is read, however much it is', async () => {
  const { tab, mentorWrites, state } = await open(1)
  tab.cut()
  expect(state().isLive).toBe(false)
  for (let n = 1; n <= 230; n += 1) {
    mentorWrites(`missed ${n}`)
    await pass(2_100)
  }
  tab.mend()
  await pass(500)
  expect(state().isLive).toBe(true)
  expect(numbersOf(tab)).toEqual(Array.from({ length: 231 }, (_each, at) => at + 1))
})

test('without live changes it asks every five seconds', async () => {
  const { server, tab, mentorWrites } = await open(1)
  server.lines.delete(tab.line)
  tab.store.setLive(false)
  mentorWrites('two')
  await pass(5_200)
  expect(tab.texts()).toEqual(['old 1', 'two'])
})

test('typed without a connection it is stored, and sent once in order when the line is back', async () => {
  const { server, browser, tab, store, state } = await open()
  tab.cut()
  for (const text of ['one', '  two  ', '   ', 'three']) store.send(text, [])
  await pass(60_000)
  expect(state().outgoing.map(({ text, state: is, reason }) => [text, is, reason])).toEqual([
    ['one', 'pending', null],
    ['two', 'pending', null],
    ['three', 'pending', null],
  ])
  // The log tells the two kinds apart by it.
  expect(state().outgoing.some((each) => 'number' in each)).toBe(false)
  expect(browser.kept.size).toBe(3)
  tab.mend()
  await pass(1_000)
  expect(server.messages.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(tab.texts()).toEqual(['one', 'two', 'three'])
  expect([state().outgoing, browser.kept.size]).toEqual([[], 0])
})

test('after a crash between write and answer it is sent again with its id, and is one message', async () => {
  const { server, browser, tab, store } = await open()
  store.send('one', [])
  await pass(50)
  tab.kill()
  expect(browser.kept.size).toBe(1)
  const again = openTab(server, browser, 'MENTEE')
  again.store.open()
  await pass(500)
  expect(again.texts()).toEqual(['one'])
  expect([again.waiting(), browser.kept.size, server.messages.length]).toEqual([[], 0, 1])
})

test('what another account typed here is neither shown nor sent', async () => {
  const { server, browser, tab, store } = await open()
  tab.cut()
  store.send('of the mentee', [])
  tab.kill()
  const other = openTab(server, browser, 'MENTOR')
  other.store.open()
  await pass(60_000)
  expect([other.texts(), other.waiting(), server.messages]).toEqual([[], [], []])
})

test('refused it fails with the reason, and so do those behind it; what is discarded is gone', async () => {
  const { server, browser, store, state } = await open()
  server.isExpired = true
  for (const text of ['one', 'two']) store.send(text, [])
  await pass(1_000)
  expect(state().outgoing).toMatchObject([
    { text: 'one', state: 'failed', reason: 'Chat access expired' },
    { text: 'two', state: 'failed', reason: 'Chat access expired' },
  ])
  store.discard(state().outgoing[0]!.clientId)
  server.isExpired = false
  const { clientId } = state().outgoing[0]!
  store.retry(clientId)
  await pass(1_000)
  expect(server.messages).toMatchObject([{ text: 'two', clientId }])
  expect([state().outgoing, browser.kept.size]).toEqual([[], 0])
})

test('a server that keeps failing is left to the person after some tries, one that does not answer is not', async () => {
  const { server, tab, store, state } = await open()
  tab.line.isUp = false
  store.send('one', [])
  await pass(3_600_000)
  expect(state().outgoing).toMatchObject([{ state: 'pending' }])
  server.isBroken = true
  tab.line.isUp = true
  await pass(600_000)
  expect(state().outgoing).toMatchObject([{ state: 'failed', reason: 'Something went wrong. Please try again.' }])
})

test('beyond the limit of a minute they stay pending and are sent later, in order', async () => {
  const { tab, store, state } = await open()
  for (let n = 1; n <= 35; n += 1) store.send(`${n}`, [])
  await pass(20_000)
  expect(state().outgoing.map(({ state: is }) => is)).toEqual(Array.from({ length: 5 }, () => 'pending'))
  expect(state().isLimited).toBe(true)
  await pass(70_000)
  expect(state().isLimited).toBe(false)
  expect(tab.texts()).toEqual(Array.from({ length: 35 }, (_each, at) => `${at + 1}`))
})

test('an id that is another message’s is changed, in its place', async () => {
  const { server, tab, store, mentorWrites } = await open()
  mentorWrites('hello')
  tab.nextIds.push('mentor hello')
  store.send('one', [])
  store.send('two', [])
  await pass(2_000)
  expect(tab.texts()).toEqual(['hello', 'one', 'two'])
  expect(new Set(server.messages.map(({ clientId }) => clientId)).size).toBe(3)
})

test('a storage that is full loses nothing while the page lives', async () => {
  const { browser, tab, store } = await open()
  browser.isFull = true
  tab.cut()
  store.send('one', [])
  await pass(10_000)
  expect(tab.waiting()).toEqual(['one'])
  tab.mend()
  await pass(1_000)
  expect([tab.texts(), tab.waiting()]).toEqual([['one'], []])
})

test('what else stands in the storage is left alone: the rest is sent', async () => {
  const { server, browser, tab, store } = await open()
  const whole = { text: 'kept', attachments: [], createdAt: '2026-11-21T04:30:00Z', state: 'pending', reason: null }
  const garbage = {
    text: 'x',
    string: '"text"',
    array: '[1]',
    'no-file': JSON.stringify({ ...whole, order: 1, attachments: [null] }),
    'old-file': JSON.stringify({ ...whole, order: 1, attachments: [{ id: 'a', name: 'a.pdf' }] }),
    'no-time': JSON.stringify({ ...whole, order: 1, createdAt: 'yesterday' }),
    'no-order': JSON.stringify({ ...whole, order: 'first' }),
    unknown: JSON.stringify({ ...whole, order: 1, state: 'sending' }),
  }
  for (const [key, text] of Object.entries(garbage)) browser.kept.set(`MENTEE:${key}`, text)
  browser.kept.set('MENTEE:good', JSON.stringify({ ...whole, order: 2 }))
  browser.readJson = (key) => {
    try {
      return JSON.parse(browser.kept.get(key) ?? 'null')
    } catch {
      return null
    }
  }
  store.send('new', [])
  await pass(1_000)
  expect([server.messages.map(({ text }) => text), tab.waiting()]).toEqual([['kept', 'new'], []])
})

test('an answer that is not understood fails that message after a while, and the others are sent', async () => {
  const { server, store } = await open()
  const send = server.send
  vi.spyOn(server, 'send').mockImplementation((side, waiting) => {
    if (waiting.text === 'one') throw new TypeError('Cannot destructure')
    return send(side, waiting)
  })
  store.send('one', [])
  store.send('two', [])
  await pass(180_000)
  expect(server.messages.map(({ text }) => text)).toEqual(['two'])
  expect(store.getState().outgoing).toMatchObject([{ text: 'one', state: 'failed' }])
})

test('two tabs show the same outbox, one sends it, and neither shows it twice', async () => {
  const { server, browser, tab, store } = await open()
  const second = openTab(server, browser, 'MENTEE')
  second.store.open()
  await pass(200)
  tab.cut()
  second.cut()
  store.send('one', [])
  await pass(10)
  second.store.send('two', [])
  await pass(10)
  expect([tab.waiting(), second.waiting()]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ])
  second.mend()
  await pass(1_000)
  // The first tab learns that they have gone from the storage, and of what became of them once its line is back.
  expect(tab.waiting()).toEqual(['one', 'two'])
  tab.mend()
  await pass(1_000)
  expect([tab.texts(), tab.waiting(), second.texts()]).toEqual([['one', 'two'], [], ['one', 'two']])
  expect(server.messages).toHaveLength(2)
})

test('reading is told in one go, only forwards, again after a failure, and only while somebody looks', async () => {
  const { server, tab, store, state } = await open(5)
  const mark = vi.spyOn(server, 'mark')
  tab.look.isLookedAt = false
  store.seen(2)
  await pass(1_000)
  expect([mark.mock.calls, state().viewerReadUpTo]).toEqual([[], 0])
  tab.look.isLookedAt = true
  tab.wake()
  store.seen(4)
  store.seen(3)
  expect([state().viewerReadUpTo, tab.onRead.mock.lastCall]).toEqual([4, [1]])
  tab.line.faults.push('lost request')
  await pass(5_000)
  expect(mark.mock.calls).toEqual([['MENTEE', 4]])
  store.seen(4)
  await pass(1_000)
  expect(mark).toHaveBeenCalledOnce()
})

test('own messages need no reading, and what is read does not come back unread with an older event', async () => {
  const { server, tab, store, state } = await open(1)
  const mark = vi.spyOn(server, 'mark')
  store.seen(1)
  store.hear({ viewerReadUpTo: 0, unreadCount: 1, lastNumber: 1 })
  expect([state().viewerReadUpTo, tab.onRead.mock.lastCall]).toEqual([1, [0]])
  store.send('one', [])
  await pass(1_000)
  store.seen(2)
  await pass(1_000)
  expect(mark).toHaveBeenCalledOnce()
})

test('the other types until they stop or their message comes', async () => {
  const { store, state } = await open(1)
  store.hear({ isTyping: true })
  await pass(4_000)
  store.hear({ isTyping: true })
  await pass(4_000)
  expect(state().isOtherTyping).toBe(true)
  await pass(2_100)
  expect(state().isOtherTyping).toBe(false)
  store.hear({ isTyping: true })
  store.hear({ message: message(2) })
  expect(state().isOtherTyping).toBe(false)
})

test('typing is told at most once in three seconds, and at once after a message', async () => {
  const { tab, store } = await open()
  for (const _key of 'hello') store.typing()
  expect(tab.showTyping).toHaveBeenCalledOnce()
  await pass(3_100)
  store.typing()
  expect(tab.showTyping).toHaveBeenCalledTimes(2)
  store.send('hello', [])
  store.typing()
  expect(tab.showTyping).toHaveBeenCalledTimes(3)
})
