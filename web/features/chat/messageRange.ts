/** The messages of a conversation that are loaded: neighbours by their numbers, never with a gap. */
import type { SentMessage } from './chatTypes.ts'

export interface MessageRange {
  /** Oldest first. */
  messages: readonly SentMessage[]
  /** Number of the first one; 1 when there is none. */
  from: number
  /** Number of the last one; 0 when there is none. */
  to: number
}

/** The range of the newest messages, as the server answers them. */
export function rangeOf(newest: readonly SentMessage[]): MessageRange {
  const last = newest.toSorted(byNumber).at(-1)
  if (!last) return { messages: [], from: 1, to: 0 }
  return extended({ messages: [last], from: last.number, to: last.number }, newest)
}

/** The range with what continues it at either end. What is known stays as it is; what would leave a gap is left out. */
export function extended(range: MessageRange, more: readonly SentMessage[]): MessageRange {
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
