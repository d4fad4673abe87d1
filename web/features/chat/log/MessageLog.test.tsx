// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attachment, ConversationState } from '../engine/chatTypes.ts'
import { MessageLog } from './MessageLog.tsx'
import { sampleConversation } from './sampleConversation.ts'

const END = new Date('2026-11-22T10:00:00Z')
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

beforeEach(() => {
  vi.useFakeTimers({ now: END })
  vi.stubGlobal('IntersectionObserver', Views)
  Views.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is in view is the test's to say. */
class Views {
  static all: Views[] = []
  readonly seen = new Set<Element>()
  readonly tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell
    Views.all.push(this)
  }
  observe(element: Element) {
    this.seen.add(element)
  }
  disconnect() {
    Views.all = Views.all.filter((each) => each !== this)
  }
  static show(element: Element) {
    const entry = { target: element, isIntersecting: true, intersectionRatio: 1, intersectionRect: { height: 40 } }
    act(() => Views.all.filter(({ seen }) => seen.has(element)).forEach(({ tell }) => tell([entry])))
  }
}

function start(options: Partial<Parameters<typeof sampleConversation>[0]> = {}) {
  const sample = sampleConversation({ count: 10, end: END, side: 'MENTEE', ...options })
  render(<MessageLog handle={sample} side="MENTEE" otherName="Ananya Iyer" closedNote="Package ended 3 Dec" />)
  return {
    ...sample,
    set: (change: Partial<ConversationState>) => act(() => sample.change(change)),
    they: (text: string, files?: Attachment[]) => act(() => sample.arrive('MENTOR', text, files)),
    say: (text: string) => act(() => sample.send(text, [])),
    seenUpTo: () => sample.seenUpTo,
    confirm: () => act(() => sample.confirm()),
    refuse: (reason: string) => act(() => sample.refuse(reason)),
  }
}
const log = () => screen.getByRole('log', { name: 'Messages with Ananya Iyer' })
const messages = () => within(log()).getAllByRole('article')
const text = () => log().textContent
const said = () => document.querySelector('div[aria-live="polite"]')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('each message says who, when, what became of it and what, as one thing', () => {
  const { say } = start({ count: 2, state: { otherReadUpTo: 1 } })
  expect(messages().map((each) => document.getElementById(each.getAttribute('aria-labelledby')!)?.textContent)).toEqual(
    [
      expect.stringMatching(/^You, 3:26 pm, Read: Yes\. For a regular/),
      expect.stringMatching(/^Ananya Iyer, 3:30 pm: Then compare/),
    ],
  )
  say('Thank you')
  expect(messages().at(-1)?.textContent).toMatch(/^You, 3:30 pm, Sending: Thank you/)
})

test('a message keeps its element, and the focus, when it is sent', () => {
  const { say, confirm } = start()
  say('Thank you')
  const before = messages().at(-1)!
  before.focus()
  confirm()
  expect(messages().at(-1)).toBe(before)
  expect(document.activeElement).toBe(before)
  expect(before.textContent).toContain('Sent')
})

test('one that was not sent says why, and is sent again or removed; the focus stays near', async () => {
  const { say, refuse, getState } = start()
  say('Thank you')
  refuse('Chat access expired.')
  expect(text()).toContain('Not sent. Chat access expired.')
  expect(said()).toBe('Message not sent. Chat access expired.')
  await user.click(screen.getByRole('button', { name: 'Try again: Thank you' }))
  expect(getState().outgoing[0]?.state).toBe('pending')
  expect(document.activeElement).toBe(messages().at(-1))
  refuse('Chat access expired.')
  await user.click(screen.getByRole('button', { name: 'Remove: Thank you' }))
  expect(getState().outgoing).toEqual([])
  expect(document.activeElement).toBe(log())
})

test('only what the other writes is announced, each time', () => {
  const { they, say, confirm, loadEarlier } = start({ count: 60 })
  expect(said()).toBe('')
  they('Look at the drift')
  expect(said()).toBe('Ananya Iyer: Look at the drift')
  const first = document.querySelector('div[aria-live="polite"] p')
  they('Look at the drift')
  expect(document.querySelector('div[aria-live="polite"] p')).not.toBe(first)
  say('Yes')
  confirm()
  act(() => loadEarlier())
  act(() => void vi.advanceTimersByTime(10))
  expect(said()).toBe('Ananya Iyer: Look at the drift')
  expect(log().getAttribute('aria-live')).toBe('off')
})

test('many at once are counted, not read out', () => {
  const { set, getState } = start({ count: 10 })
  const { messages: list } = getState()
  const more = [11, 12, 13, 14].map((number) => ({
    ...list![0]!,
    number,
    clientId: `n${number}`,
    from: 'MENTOR' as const,
  }))
  set({ messages: [...list!, ...more] })
  expect(said()).toBe('4 new messages from Ananya Iyer')
})

test('the unread line stays where it was when the conversation was opened', () => {
  const { they, say, confirm } = start({ count: 10, readUpTo: 8 })
  const line = screen.getByText('New messages')
  const below = line.nextElementSibling
  they('One more')
  say('Yes')
  confirm()
  Views.show(messages().at(-2)!)
  expect(screen.getByText('New messages').nextElementSibling).toBe(below)
})

test('what is written while the conversation is open has no unread line', () => {
  const { they } = start()
  they('One more')
  expect(screen.queryByText('New messages')).toBeNull()
})

test('it opens once the first unread message is loaded, however far back that is', async () => {
  start({ count: 300, readUpTo: 120, delay: 5 })
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByText('Loading messages')).toBeTruthy()
  await pass(50)
  expect(messages().length).toBe(200)
  expect(screen.getByText('New messages')).toBeTruthy()
})

test('only what was in view while the page was is seen', () => {
  const { seenUpTo } = start({ count: 10, readUpTo: 5 })
  const page = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const rows = messages().filter((each) => !each.hasAttribute('data-own'))
  Views.show(rows.at(-1)!)
  expect(seenUpTo()).toBe(0)
  page.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(seenUpTo()).toBe(10)
})

test('earlier messages are loaded near the top, and by a button; a failure waits to be asked', async () => {
  const { set, getState } = start({ count: 120, delay: null })
  Views.show(screen.getByRole('button', { name: 'Earlier messages' }).closest('div')!.parentElement!)
  expect(getState().earlier).toBe('loading')
  set({ earlier: 'failed' })
  expect(text()).toContain('Earlier messages could not be loaded.')
  await pass(5_000)
  expect(getState().earlier).toBe('failed')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(getState().earlier).toBe('loading')
  set({ earlier: 'idle' })
  await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
  expect(getState().earlier).toBe('loading')
})

test('at its beginning stands who else may read it, at its end why it is closed', () => {
  const { set } = start({ count: 60 })
  const notice = 'Administrators can read this conversation if it is reported or disputed.'
  expect(text()).not.toContain(notice)
  set({ hasEarlier: false })
  expect(text()).toContain(notice)
  expect(text()).toMatch(/Package ended 3 Dec$/)
})

test('an empty conversation names the first step, one that is not loaded the way to load it', async () => {
  const { set, getState } = start({ count: 0 })
  expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeTruthy()
  expect(text()).toContain('Say hello and what you want to work on.')
  set({ messages: null, first: 'failed' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(getState().first).toBe('loading')
})

test('what waits to be sent is shown even when nothing could be loaded', () => {
  const { say } = start({ count: 0, state: { messages: null, first: 'failed' } })
  say('Thank you')
  expect(messages().at(-1)?.textContent).toContain('Thank you')
  expect(screen.getByRole('heading', { name: 'Messages could not be loaded' })).toBeTruthy()
})

test('a lost connection is said after two seconds, typing at once', async () => {
  const { set } = start()
  set({ isOtherTyping: true })
  expect(screen.getByText('Ananya Iyer is typing…').getAttribute('aria-hidden')).toBe('true')
  set({ isLive: false })
  await pass(1_900)
  expect(screen.queryByText('Connecting…')).toBeNull()
  await pass(200)
  expect(screen.getByText('Connecting…')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('No connection. Messages are sent when you are back online.')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('Connecting…')).toBeTruthy()
  set({ isLive: true })
  expect(screen.queryByText(/Connecting|No connection/)).toBeNull()
})

test('a limit that holds messages back is said, unless there is no connection', () => {
  const { set } = start()
  set({ isLimited: true })
  expect(screen.getByRole('status').textContent).toBe('You’ve sent a lot at once. The rest is sent within a minute.')
  set({ isLimited: false })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a network that is gone is said although the socket has not noticed', async () => {
  start()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await pass(2_100)
  expect(screen.getByText('No connection. Messages are sent when you are back online.')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/No connection/)).toBeNull()
})

test('"Today" becomes "Yesterday" at midnight in India', async () => {
  start({ count: 2 })
  expect(text()).toContain('Today')
  // 3:30 pm there.
  await pass(8.5 * 3_600_000 + 60_000)
  expect(text()).not.toContain('Today')
  expect(text()).toContain('Yesterday')
})

test('the arrow keys move between messages, Home and End to the first and the last', async () => {
  start()
  log().focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(messages().at(-1))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(document.activeElement).toBe(messages().at(-2))
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(messages()[0])
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(messages().at(-1))
})

test('Tab reaches the links of the message that the keys have come to, no others', async () => {
  const { they } = start()
  they('See https://a.example/1')
  they('See https://a.example/2')
  const links = () =>
    within(log())
      .getAllByRole('link')
      .filter(({ textContent }) => textContent.includes('a.example'))
  expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  log().focus()
  await user.keyboard('{End}')
  expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  expect(links()[1]?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(links()[1]?.getAttribute('target')).toBe('_blank')
})

test('markup is text', () => {
  const { they } = start()
  they('<img src=x onerror=alert(1)> <b>bold</b>')
  expect(messages().at(-1)?.textContent).toContain('<img src=x onerror=alert(1)> <b>bold</b>')
  expect(messages().at(-1)?.querySelector('img, b')).toBeNull()
})

const file = (more: Partial<Attachment>): Attachment => ({
  id: 'f',
  url: '/media/private/abc',
  name: 'Shape.png',
  contentType: 'image/webp',
  byteLength: 1_240_000,
  width: 1_200,
  height: 600,
  ...more,
})

test('a picture has its room before it is there, opens large, and is tried again when it fails', async () => {
  const { they } = start()
  they('', [file({})])
  const picture = () => within(log()).getByRole('img', { name: 'Picture: Shape.png' })
  expect([picture().getAttribute('width'), picture().getAttribute('height'), picture().getAttribute('src')]).toEqual([
    '320',
    '160',
    '/media/private/abc/400',
  ])
  fireEvent.error(picture())
  expect(text()).toContain('This picture could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(picture())
  const dialog = await screen.findByRole('dialog', { name: 'Shape.png' })
  const download = within(dialog).getByRole('link', { name: 'Download' })
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
    '/media/private/abc',
    'Shape.png',
  ])
  await user.keyboard('{Home}')
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a document is a card to download, its name harmless', () => {
  const { they } = start()
  they('', [file({ contentType: 'application/pdf', name: 'cv\u202Efdp.exe', width: null, height: null })])
  const card = within(log()).getByRole('link', { name: /cvfdp\.exe/ })
  expect(card.textContent).toContain('PDF, 1.2 MB')
  expect([card.getAttribute('href'), card.getAttribute('download'), card.getAttribute('target')]).toEqual([
    '/media/private/abc',
    'cvfdp.exe',
    null,
  ])
})
