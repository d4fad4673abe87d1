/**
 * An open conversation on this device. Its messages come from the server by number, in answers and events that may be
 * late, doubled, out of order or lost; what is shown is right at any moment all the same.
 */
import { signal } from '../../lib/signal.ts'
import { createCatchUp } from './catchUp.ts'
import type { ConversationHandle, ConversationState, SentMessage, Side } from './chatTypes.ts'
import type { ConversationSource, News, Standing } from './conversationSource.ts'
import { extended, rangeOf, type MessageRange } from './messageRange.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxSender } from './outboxSender.ts'
import { createReadMarker } from './readMarker.ts'
import { createTyping } from './typing.ts'

/** How many messages are asked for: the newest ones and backwards, and after the last. */
const PAGE = 50
const CATCH_UP = 100
/** At most so many are loaded on opening, to reach the first unread one. */
const OPENING = 500
/** Without live changes it asks this often, in ms, while it is visible. */
const POLL_MS = 5_000

export interface ConversationStore extends ConversationHandle {
  /** Reads what this device has, and loads the newest messages. */
  open(): void
  hear(news: News): void
  /** Whether changes arrive from now on; either way some may have been missed. */
  setLive(isLive: boolean): void
  /** The network or the person is back. */
  wake(): void
  /** Nobody shows it any more. What waits in the outbox is still sent. */
  close(): void
}

interface Needs {
  side: Side
  source: ConversationSource
  outbox: Outbox
  sender: OutboxSender
  isLive: boolean
  isVisible: () => boolean
  /** Somebody looks at the page. */
  isLookedAt: () => boolean
  wait: (ms: number) => Promise<void>
}

/** Before it is opened. */
export const CLOSED: ConversationState = {
  messages: null,
  outgoing: [],
  hasEarlier: false,
  earlier: 'idle',
  first: 'loading',
  viewerReadUpTo: 0,
  otherReadUpTo: 0,
  openedAt: 0,
  isOtherTyping: false,
  isLive: false,
}

export function createConversationStore(needs: Needs): ConversationStore {
  const { side, source, outbox, sender, isVisible, isLookedAt, wait } = needs
  const changed = signal()
  let state: ConversationState = { ...CLOSED, isLive: needs.isLive }
  /** Null before the first answer. */
  let range: MessageRange | null = null
  /** Client ids of the viewer's messages in the range. */
  const own = new Set<string>()
  /** Messages up to there are known to exist. */
  let lastNumber = 0
  let isClosed = false
  const ends: (() => void)[] = []

  function set(change: Partial<ConversationState>): void {
    const next = { ...state, ...change }
    const names = Object.keys(next) as (keyof ConversationState)[]
    if (isClosed || names.every((name) => Object.is(state[name], next[name]))) return
    state = next
    changed.tell()
  }

  /** Shows the messages, once they are ready, and what waits: each in one place at any moment. */
  function show(change: Partial<ConversationState> = {}): void {
    const shown = state.first === 'ready' || change.first === 'ready' ? range : null
    const outgoing = outbox.messages().filter(({ clientId }) => !shown || !own.has(clientId))
    const isSame =
      outgoing.length === state.outgoing.length && outgoing.every((each, at) => each === state.outgoing[at])
    const loaded = shown && { messages: shown.messages, hasEarlier: shown.from > 1 }
    set({ ...loaded, ...change, outgoing: isSame ? state.outgoing : outgoing })
    if (shown) outbox.remove(({ clientId }) => own.has(clientId))
  }

  /** The first answer sets the range; from then on it only grows. */
  function take(messages: readonly SentMessage[], isFirst = false): void {
    for (const { number } of messages) lastNumber = Math.max(lastNumber, number)
    const before = range
    if (range) range = extended(range, messages)
    else if (isFirst) range = rangeOf(messages)
    if (!range || range === before) return
    const { from, to } = range
    for (const each of messages)
      if (each.from === side && each.number >= from && each.number <= to) own.add(each.clientId)
    show()
  }

  function takeStanding(standing: Partial<Standing>): void {
    lastNumber = Math.max(lastNumber, standing.lastNumber ?? 0)
    const { viewerReadUpTo = 0, otherReadUpTo = 0 } = standing
    set({
      viewerReadUpTo: Math.max(state.viewerReadUpTo, viewerReadUpTo),
      otherReadUpTo: Math.max(state.otherReadUpTo, otherReadUpTo),
    })
    // Older than what was read here since: the server has yet to be told.
    if (standing.viewerReadUpTo !== undefined && viewerReadUpTo < state.viewerReadUpTo) source.onRead(unread())
  }

  /** Those of the other side after `viewerReadUpTo`; what is not loaded counts as theirs. */
  function unread(): number {
    const loaded = range?.messages.filter(({ number, from }) => from !== side && number > state.viewerReadUpTo) ?? []
    return loaded.length + Math.max(0, lastNumber - Math.max(range?.to ?? 0, state.viewerReadUpTo))
  }

  async function readOn(): Promise<boolean> {
    // Whether they were sent or discarded, the messages tell from now on.
    const gone = outbox.messages().filter(({ isGone }) => isGone)
    const to = range?.to
    const answer = await source.read(to === undefined ? { limit: PAGE } : { after: to, limit: CATCH_UP })
    if (isClosed) return true
    takeStanding(answer)
    take(answer.messages, to === undefined)
    if (to === undefined) await start(answer.unreadCount)
    if (range && range.to >= answer.lastNumber) outbox.remove((each) => gone.includes(each))
    return range !== null && (to === undefined || range.to > to)
  }

  /** Shows it as soon as the first unread message is loaded. */
  async function start(unreadCount: number): Promise<void> {
    const openedAt = state.viewerReadUpTo
    while (range && unread() < unreadCount && range.from > openedAt + 1 && range.messages.length < OPENING) {
      const answer = await source.read({ before: range.from, limit: CATCH_UP }).catch(() => null)
      if (isClosed || !answer || answer.messages.length === 0) break
      take(answer.messages)
    }
    const following = range?.messages.filter(({ number }) => number > openedAt) ?? []
    const firstOfOther = following.findIndex(({ from }) => from !== side)
    const ownBefore = firstOfOther === -1 ? following.length : firstOfOther
    show({ first: 'ready', openedAt: Math.max(openedAt, following[ownBefore - 1]?.number ?? 0) })
  }

  const catchUp = createCatchUp({
    read: readOn,
    isBehind: () => range !== null && range.to < lastNumber,
    onFailure: () => state.first === 'loading' && set({ first: 'failed' }),
    wait,
  })
  const typing = createTyping(
    () => set({ isOtherTyping: typing.isOtherTyping() }),
    () => source.showTyping(),
  )
  const marker = createReadMarker({
    isLookedAt,
    onRead(upTo) {
      set({ viewerReadUpTo: Math.max(state.viewerReadUpTo, upTo) })
      source.onRead(unread())
    },
    mark: (upTo) => source.mark(upTo),
    wait,
  })

  function hear({ message, isTyping, ...standing }: News): void {
    if (isTyping) typing.hear()
    if (message && message.from !== side) typing.end()
    if (message) take([message])
    takeStanding(standing)
    if (range && range.to < lastNumber) catchUp.ask()
  }

  async function loadEarlier(): Promise<void> {
    if (!range || range.from <= 1 || state.first !== 'ready' || state.earlier === 'loading') return
    set({ earlier: 'loading' })
    const answer = await source.read({ before: range.from, limit: PAGE }).catch(() => null)
    if (answer) take(answer.messages)
    set({ earlier: answer ? 'idle' : 'failed' })
  }

  return {
    getState: () => state,
    subscribe: changed.listen,
    open() {
      ends.push(
        outbox.changed.listen(() => {
          show()
          if (outbox.messages().some(({ isGone }) => isGone)) catchUp.ask()
        }),
        sender.sent.listen((message) => hear({ message })),
        // It may have ended, or be blocked.
        sender.refused.listen(catchUp.ask),
        marker.stop,
        typing.stop,
        catchUp.stop,
      )
      const poll = setInterval(() => {
        if (!state.isLive && isVisible() && !catchUp.isBusy()) catchUp.ask()
      }, POLL_MS)
      ends.push(() => clearInterval(poll))
      outbox.sync()
      show()
      catchUp.ask()
      sender.nudge()
    },
    hear,
    setLive(isLive) {
      set({ isLive })
      if (!isLive) return
      catchUp.ask()
      sender.nudge()
    },
    wake() {
      marker.look()
      if (!state.isLive || state.first === 'failed') catchUp.ask()
    },
    close() {
      isClosed = true
      for (const end of ends) end()
    },
    send(text, attachments) {
      const words = text.trim()
      if (words === '' && attachments.length === 0) return
      outbox.add(words, attachments)
      typing.reset()
      sender.nudge()
    },
    retry(clientId) {
      if (outbox.retry(clientId)) sender.nudge()
    },
    discard: (clientId) => outbox.remove((each) => each.clientId === clientId && each.number === null),
    loadEarlier: () => void loadEarlier(),
    reload() {
      if (state.first === 'failed') set({ first: 'loading' })
      if (state.earlier === 'failed') void loadEarlier()
      catchUp.ask()
    },
    seen(upTo) {
      const shown = range?.messages.findLast(({ number, from }) => number <= upTo && from !== side)
      if (shown && shown.number > state.viewerReadUpTo) marker.seen(shown.number)
    },
    typing: () => typing.type(),
  }
}
