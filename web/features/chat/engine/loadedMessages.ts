/** The messages of a conversation that are loaded: neighbours by their numbers, never with a gap. */
import type { SentMessage, Side } from './chatTypes.ts'

interface MessageRange {
  /** Oldest first. */
  messages: readonly SentMessage[]
  /** Number of the first one; 1 when there is none. */
  from: number
  /** Number of the last one; 0 when there is none. */
  to: number
}

export interface LoadedMessages {
  /** Null before the first answer. */
  range(): MessageRange | null
  /** A message of the viewer with this client id is among them. */
  hasOwn(clientId: string): boolean
  /** The first answer sets the range; from then on it only grows. True when it did. */
  take(messages: readonly SentMessage[], isFirst?: boolean): boolean
  /** Messages up to there exist. */
  hearOf(lastNumber: number): void
  isBehind(): boolean
  /** Those of the other side after a number; what is not loaded counts as theirs. */
  unreadAfter(number: number): number
}

export function createLoadedMessages(side: Side): LoadedMessages {
  let range: MessageRange | null = null
  const own = new Set<string>()
  let lastNumber = 0
  return {
    range: () => range,
    hasOwn: (clientId) => own.has(clientId),
    take(messages, isFirst = false) {
      const before = range
      if (range) range = extended(range, messages)
      else if (isFirst) range = rangeOf(messages)
      for (const { number } of messages) lastNumber = Math.max(lastNumber, number)
      if (!range || range === before) return false
      const { from, to } = range
      for (const each of messages)
        if (each.from === side && each.number >= from && each.number <= to) own.add(each.clientId)
      return true
    },
    hearOf(number) {
      lastNumber = Math.max(lastNumber, number)
    },
    isBehind: () => range !== null && range.to < lastNumber,
    unreadAfter(number) {
      const loaded = range?.messages.filter((each) => each.from !== side && each.number > number).length ?? 0
      return loaded + Math.max(0, lastNumber - Math.max(range?.to ?? 0, number))
    },
  }
}

/** The range of the newest messages, as the server answers them. */
function rangeOf(newest: readonly SentMessage[]): MessageRange {
  const last = newest.toSorted(byNumber).at(-1)
  if (!last) return { messages: [], from: 1, to: 0 }
  return extended({ messages: [last], from: last.number, to: last.number }, newest)
}

/** The range with what continues it at either end. What is known stays as it is; what would leave a gap is left out. */
function extended(range: MessageRange, more: readonly SentMessage[]): MessageRange {
  let { from, to } = range
  const ordered = more.toSorted(byNumber)
  const later: SentMessage[] = []
  for (const message of ordered)
    if (message.number === to + 1) {
      later.push(message)
      to += 1
    }
  const earlier: SentMessage[] = []
  for (const message of ordered.toReversed())
    if (message.number === from - 1) {
      earlier.push(message)
      from -= 1
    }
  if (later.length === 0 && earlier.length === 0) return range
  return { messages: [...earlier.toReversed(), ...range.messages, ...later], from, to }
}

function byNumber(one: SentMessage, other: SentMessage): number {
  return one.number - other.number
}
