/** A server in memory, and devices that reach it over lines that delay, lose and double what they carry. */
import { vi } from 'vitest'
import type { ChatServer, ConversationStore, News, Progress, SentMessage, Side } from './chatTypes.ts'
import { createConversationStore } from './conversationStore.ts'
import { createOutbox, type OutboxMessage } from './outbox.ts'
import { createOutboxSender, type SendOutcome } from './outboxSender.ts'

const MINUTE = 60_000
const LIMIT = 30

export function createServer() {
  const messages: SentMessage[] = []
  const readUpTo = { MENTOR: 0, MENTEE: 0 }
  const lines = new Set<Line>()
  const sentAt: Record<Side, number[]> = { MENTOR: [], MENTEE: [] }
  const server = {
    messages,
    lines,
    isExpired: false,
    /** Answers nothing but failures. */
    isBroken: false,
    send(side: Side, { clientId, text, attachments }: OutboxMessage): SendOutcome {
      if (server.isBroken) return { is: 'broken', reason: 'Something went wrong. Please try again.' }
      const known = messages.find((each) => each.clientId === clientId)
      if (known) return known.from === side && known.text === text ? { is: 'sent', message: known } : { is: 'taken' }
      if (server.isExpired) return { is: 'refused', reason: 'Chat access expired' }
      sentAt[side] = sentAt[side].filter((at) => at > Date.now() - MINUTE)
      if (sentAt[side].length >= LIMIT)
        return { is: 'limited', retryAfter: Math.ceil((sentAt[side][0]! + MINUTE - Date.now()) / 1_000) }
      sentAt[side].push(Date.now())
      const createdAt = new Date().toISOString()
      const message = { number: messages.length + 1, clientId, from: side, text, attachments, createdAt }
      messages.push(message)
      for (const line of lines) line.tell({ message, ...server.progress(line.side) })
      return { is: 'sent', message }
    },
    progress(side: Side): Progress {
      const other = side === 'MENTOR' ? 'MENTEE' : 'MENTOR'
      const unreadCount = messages.filter(({ from, number }) => from === other && number > readUpTo[side]).length
      return {
        lastNumber: messages.length,
        viewerReadUpTo: readUpTo[side],
        otherReadUpTo: readUpTo[other],
        unreadCount,
      }
    },
    read(side: Side, { before, after, limit }: { before?: number; after?: number; limit: number }) {
      if (server.isBroken) throw new Error('Broken')
      const part =
        after === undefined
          ? messages.filter(({ number }) => number < (before ?? Infinity)).slice(-limit)
          : messages.filter(({ number }) => number > after).slice(0, limit)
      return { messages: part, ...server.progress(side) }
    },
    mark(side: Side, upTo: number): void {
      readUpTo[side] = Math.max(readUpTo[side], Math.min(upTo, messages.length))
      for (const line of lines) line.tell(server.progress(line.side))
    },
  }
  return server
}
export type FakeServer = ReturnType<typeof createServer>

/** What becomes of the next thing that a line carries. */
export type Fault = 'lost request' | 'lost answer' | 'late request' | 'slow' | 'doubled'

/** The way of one device to the server. */
export interface Line {
  side: Side
  isUp: boolean
  faults: Fault[]
  tell(news: News): void
  ask<T>(question: () => T): Promise<T>
  onNews: (news: News) => void
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createLine(server: FakeServer, side: Side): Line {
  let turn = 0
  /** Each thing takes another time, so that they overtake each other. */
  const delay = () => 5 + ((turn += 7) % 40)
  const line: Line = {
    side,
    isUp: true,
    faults: [],
    onNews: () => undefined,
    tell(news) {
      // What is under way when the line is cut is lost.
      const arrive = () => line.isUp && line.onNews(news)
      if (!line.isUp) return
      setTimeout(arrive, delay())
      if (line.faults[0] === 'doubled') setTimeout(arrive, delay() * 3)
    },
    async ask(question) {
      const fault = line.faults.shift()
      const lost = () => {
        throw new Error('No answer')
      }
      if (!line.isUp || fault === 'lost request') return lost()
      // The person's side has given up, and it takes effect all the same.
      if (fault === 'late request') {
        setTimeout(() => {
          try {
            question()
          } catch {
            // Nobody is there to hear of it.
          }
        }, 900)
        return lost()
      }
      await later(fault === 'slow' ? 400 : delay())
      if (!line.isUp) return lost()
      const answer = question()
      await later(delay())
      return line.isUp && fault !== 'lost answer' ? answer : lost()
    },
  }
  server.lines.add(line)
  return line
}

/** The storage of a browser, with the tabs that share it. */
export function createBrowser() {
  const kept = new Map<string, string>()
  const tabs = new Set<() => void>()
  let queue = Promise.resolve<unknown>(null)
  const browser = {
    isFull: false,
    kept,
    tabs,
    read: (key: string) => kept.get(key) ?? null,
    readJson: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
    keys: (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
    write(key: string, text: string | null) {
      if (text === null) kept.delete(key)
      else if (!browser.isFull) kept.set(key, text)
      for (const tell of tabs) setTimeout(tell, 1)
    },
    writeJson: (key: string, value: object | null) => browser.write(key, value && JSON.stringify(value)),
    alone<T>(work: () => Promise<T>, killed: Promise<never>): Promise<T> {
      const turn = queue.then(() => Promise.race([work(), killed]))
      queue = turn.catch(() => null)
      return turn
    },
  }
  return browser
}
export type FakeBrowser = ReturnType<typeof createBrowser>

let ids = 0

/** A tab that shows the conversation. `kill` ends it in the middle of whatever it does. */
export function openTab(server: FakeServer, browser: FakeBrowser, side: Side) {
  const line = createLine(server, side)
  /** The id that the next message gets, whoever has it already. */
  const nextIds: string[] = []
  const onRead = vi.fn<(unreadCount: number) => void>()
  const showTyping = vi.fn<() => void>()
  const look = { isLookedAt: true }
  const wakers = new Set<() => void>()
  let die: (cause: Error) => void = () => undefined
  const killed = new Promise<never>((_resolve, reject) => (die = reject))
  killed.catch(() => undefined)
  let isDead = false
  const forever = new Promise<never>(() => undefined)
  const alive = <T>(asked: Promise<T>): Promise<T> =>
    asked.then(
      (answer) => (isDead ? forever : answer),
      (error: unknown) => (isDead ? forever : Promise.reject(error)),
    )
  const newId = () => nextIds.shift() ?? `id-${(ids += 1)}`
  const outbox = createOutbox({ prefix: `${side}:`, storage: browser, newId, now: Date.now })
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      if (ms !== Infinity) setTimeout(resolve, ms)
      wakers.add(resolve)
    })
  const unanswered: SendOutcome = { is: 'unanswered' }
  const sender = createOutboxSender({
    outbox,
    send: (message) =>
      alive(
        line
          .ask(() => server.send(side, message))
          .catch((error: unknown) => (error instanceof TypeError ? Promise.reject(error) : unanswered)),
      ),
    alone: (work) => alive(browser.alone(work, killed)),
    wait: (ms) => alive(wait(ms)),
  })
  const reached: ChatServer = {
    read: (part) => alive(line.ask(() => server.read(side, part))),
    mark: (upTo) =>
      alive(
        line
          .ask(() => server.mark(side, upTo))
          .then(
            () => true,
            () => false,
          ),
      ),
    showTyping,
    onRead,
  }
  const store: ConversationStore = createConversationStore({
    side,
    server: reached,
    outbox,
    sender,
    isLive: true,
    isVisible: () => true,
    isLookedAt: () => look.isLookedAt,
    wait: (ms) => alive(wait(ms)),
  })
  const sync = () => isDead || outbox.sync()
  browser.tabs.add(sync)
  line.onNews = (news) => void (isDead || store.hear(news))
  function wake(): void {
    const woken = [...wakers]
    wakers.clear()
    for (const each of woken) each()
    store.wake()
  }
  return {
    store,
    outbox,
    sender,
    line,
    look,
    onRead,
    showTyping,
    nextIds,
    side,
    texts: () => store.getState().messages?.map(({ text }) => text) ?? null,
    waiting: () => store.getState().outgoing.map(({ text }) => text),
    cut() {
      line.isUp = false
      store.setLive(false)
    },
    mend() {
      line.isUp = true
      wake()
      store.setLive(true)
    },
    wake,
    kill() {
      isDead = true
      die(new Error('Killed'))
      store.close()
      server.lines.delete(line)
      browser.tabs.delete(sync)
    },
  }
}
export type Tab = ReturnType<typeof openTab>
