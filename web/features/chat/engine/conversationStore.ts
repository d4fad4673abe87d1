/**
 * An open conversation on this device. Its messages come from the server by number, in answers and events that may be
 * late, doubled, out of order or lost; what is shown is right at any moment all the same.
 */
import { signal } from '../../../lib/signal.ts'
import {
  type ChatServer,
  type ConversationState,
  type ConversationStore,
  MESSAGES_PAGE,
  type News,
  type Progress,
  type SentMessage,
  type Side,
} from './chatTypes.ts'
import { createLoadedMessages } from './loadedMessages.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxSender } from './outboxSender.ts'
import { createReadMarker } from './readMarker.ts'
import { createCatchUp } from './retry.ts'
import { createTyping } from './typing.ts'

/** How many messages are asked for after the last. */
const CATCH_UP = 100
/** Without live changes it asks this often, in ms, while it is visible. */
const POLL_MS = 5_000

/** What a store works with: the server, this device and its clock. */
interface StoreNeeds {
  side: Side
  server: ChatServer
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
  isLimited: false,
  isLive: false,
}

export function createConversationStore(needs: StoreNeeds): ConversationStore {
  const { side, server, outbox, sender, isVisible, isLookedAt, wait } = needs
  const changed = signal()
  let state: ConversationState = { ...CLOSED, isLive: needs.isLive, isLimited: needs.sender.isLimited() }
  const loaded = createLoadedMessages(side)
  let isClosed = false
  const ends: (() => void)[] = []

  function set(change: Partial<ConversationState>): void {
    const next = { ...state, ...change }
    const names = Object.keys(next) as (keyof ConversationState)[]
    if (isClosed || names.every((name) => Object.is(state[name], next[name]))) return
    state = next
    changed.tell()
  }

  /** Shows the messages, once they are ready, and those not sent: each in one place at any moment. */
  function show(change: Partial<ConversationState> = {}): void {
    const range = state.first === 'ready' || change.first === 'ready' ? loaded.range() : null
    const outgoing = outbox.messages().filter(({ clientId }) => !range || !loaded.hasOwn(clientId))
    const isSame =
      outgoing.length === state.outgoing.length && outgoing.every((each, at) => each === state.outgoing[at])
    const shown = range && { messages: range.messages, hasEarlier: range.from > 1 }
    set({ ...shown, ...change, outgoing: isSame ? state.outgoing : outgoing })
    if (range) outbox.remove(({ clientId }) => loaded.hasOwn(clientId))
  }

  function take(messages: readonly SentMessage[], isFirst = false): void {
    if (loaded.take(messages, isFirst)) show(isFirst ? { first: 'ready', openedAt: state.viewerReadUpTo } : {})
  }

  function takeProgress(progress: Partial<Progress>): void {
    loaded.hearOf(progress.lastNumber ?? 0)
    const { viewerReadUpTo = 0, otherReadUpTo = 0 } = progress
    set({
      viewerReadUpTo: Math.max(state.viewerReadUpTo, viewerReadUpTo),
      otherReadUpTo: Math.max(state.otherReadUpTo, otherReadUpTo),
    })
    // Older than what was read here since, which is not sent yet.
    if (progress.viewerReadUpTo !== undefined && viewerReadUpTo < state.viewerReadUpTo) showRead()
  }

  function showRead(): void {
    server.onRead(loaded.unreadAfter(state.viewerReadUpTo))
  }

  /** Reads the newest messages, or what follows those that are loaded. True when that brought anything. */
  async function readOn(): Promise<boolean> {
    // Whether they were sent or discarded, the messages tell from now on.
    const gone = outbox.messages().filter(({ isGone }) => isGone)
    const to = loaded.range()?.to
    const answer = await server.read(to === undefined ? { limit: MESSAGES_PAGE } : { after: to, limit: CATCH_UP })
    if (isClosed) return true
    takeProgress(answer)
    take(answer.messages, to === undefined)
    if (!loaded.isBehind()) outbox.remove((each) => gone.includes(each))
    return loaded.range()?.to !== to
  }

  const catchUp = createCatchUp({
    read: readOn,
    isBehind: () => loaded.isBehind(),
    onFailure: () => state.first === 'loading' && set({ first: 'failed' }),
    wait,
  })
  const typing = createTyping(
    () => set({ isOtherTyping: typing.isOtherTyping() }),
    () => server.showTyping(),
  )
  const marker = createReadMarker({
    isLookedAt,
    onRead(upTo) {
      set({ viewerReadUpTo: Math.max(state.viewerReadUpTo, upTo) })
      showRead()
    },
    mark: (upTo) => server.mark(upTo),
    wait,
  })

  function hear({ message, isTyping, ...progress }: News): void {
    if (isTyping) typing.hear()
    if (message && message.from !== side) typing.end()
    if (message) take([message])
    takeProgress(progress)
    if (loaded.isBehind()) catchUp.ask()
  }

  async function loadEarlier(): Promise<void> {
    const range = loaded.range()
    if (!range || range.from <= 1 || state.first !== 'ready' || state.earlier === 'loading') return
    set({ earlier: 'loading' })
    const answer = await server.read({ before: range.from, limit: MESSAGES_PAGE }).catch(() => null)
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
        sender.limited.listen(() => set({ isLimited: sender.isLimited() })),
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
    setLive(isLive, isAsRead = false) {
      set({ isLive })
      if (!isLive) return
      if (!isAsRead || state.first === 'failed') catchUp.ask()
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
    discard: (clientId) => outbox.remove((each) => each.clientId === clientId && each.sentAs === null),
    loadEarlier: () => void loadEarlier(),
    reload() {
      if (state.first === 'failed') set({ first: 'loading' })
      if (state.earlier === 'failed') void loadEarlier()
      catchUp.ask()
    },
    seen(upTo) {
      const shown = state.messages?.findLast(({ number, from }) => number <= upTo && from !== side)
      if (shown && shown.number > state.viewerReadUpTo) marker.seen(shown.number)
    },
    typing: () => typing.type(),
  }
}
