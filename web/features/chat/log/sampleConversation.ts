/** A conversation without a server: for the page of building blocks and for tests. */
import type { Attachment, ConversationHandle, ConversationState, SentMessage, Side } from '../engine/chatTypes.ts'

const TEXTS = [
  'Good evening ma’am. I ran the modal analysis again. First mode is torsion, 1.84 s. Is that a problem?',
  'Yes. For a regular G+7 frame the first two modes should be translation. Look at where your lift core sits.',
  'Then compare the centre of mass and the centre of rigidity, storey by storey.',
  'ठीक है, मैं देखता हूँ।',
  'I moved the core towards the centre. Now the first mode is translation in X, 1.32 s.\nDrift in Y is still 0.0046 at the third storey.',
  'ok',
  'Better. The limit is 0.004 times the storey height, so check with h = 3.2 m. See https://www.bis.gov.in/standards/technical-department/is-1893 (part 1).',
]

/** Message `number` of a conversation of `count`, the newest at `end`. */
export function sampleMessage(number: number, { count, end }: { count: number; end: Date }): SentMessage {
  const from: Side = number % 7 === 1 || number % 7 === 4 || number % 7 === 5 ? 'MENTEE' : 'MENTOR'
  // Eight a day, some minutes apart.
  const back = count - number
  const at = end.getTime() - Math.floor(back / 8) * 86_400_000 - (back % 8) * 4 * 60_000
  return {
    number,
    clientId: `m-${number}`,
    from,
    text: TEXTS[number % TEXTS.length] ?? '',
    attachments: [],
    createdAt: new Date(at).toISOString(),
  }
}

/** What a test or a person can do to the conversation. */
export interface Sample extends ConversationHandle {
  change(change: Partial<ConversationState>): void
  /** The other, or the same person on another device, has written. */
  arrive(from: Side, text: string, attachments?: readonly Attachment[]): void
  /** The server has all that was written. */
  confirm(): void
  refuse(reason: string): void
  readonly seenUpTo: number
}

interface SampleOptions {
  count: number
  end: Date
  side: Side
  /** How many are there at first. */
  loaded?: number
  readUpTo?: number
  /** How long earlier messages take, in ms; null: until `change` says so. */
  delay?: number | null
  state?: Partial<ConversationState>
}

/** A conversation of `count` messages of which the newest are loaded. */
export function sampleConversation({ count, end, side, loaded = 50, delay = 0, ...rest }: SampleOptions): Sample {
  const all = Array.from({ length: count }, (_, place) => sampleMessage(place + 1, { count, end }))
  const readUpTo = rest.readUpTo ?? count
  const listeners = new Set<() => void>()
  let seenUpTo = 0
  let serial = 0
  let state: ConversationState = {
    messages: all.slice(Math.max(0, count - loaded)),
    outgoing: [],
    hasEarlier: count > loaded,
    earlier: 'idle',
    first: 'ready',
    viewerReadUpTo: readUpTo,
    otherReadUpTo: Math.max(0, count - 3),
    openedAt: readUpTo,
    isOtherTyping: false,
    isLimited: false,
    isLive: true,
    ...rest.state,
  }
  function change(next: Partial<ConversationState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  function append(message: Omit<SentMessage, 'number'>): void {
    const number = (state.messages?.at(-1)?.number ?? 0) + 1
    const outgoing = state.outgoing.filter(({ clientId }) => clientId !== message.clientId)
    change({ messages: [...(state.messages ?? []), { ...message, number }], outgoing })
  }
  const now = () => new Date(Math.max(Date.now(), end.getTime())).toISOString()
  return {
    get seenUpTo() {
      return seenUpTo
    },
    change,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive(from, text, attachments = []) {
      serial += 1
      append({ clientId: `new-${serial}`, from, text, attachments, createdAt: now() })
    },
    confirm() {
      for (const { clientId, text, attachments } of state.outgoing)
        append({ clientId, from: side, text, attachments, createdAt: now() })
    },
    refuse(reason) {
      change({ outgoing: state.outgoing.map((one) => ({ ...one, state: 'failed', reason })) })
    },
    send(text, attachments) {
      serial += 1
      const fresh = {
        clientId: `own-${serial}`,
        text,
        attachments,
        createdAt: now(),
        state: 'pending',
        reason: null,
      } as const
      change({ outgoing: [...state.outgoing, fresh] })
    },
    retry(id) {
      const again = state.outgoing.map((one) =>
        one.clientId === id ? { ...one, state: 'pending' as const, reason: null } : one,
      )
      change({ outgoing: again })
    },
    discard(id) {
      change({ outgoing: state.outgoing.filter(({ clientId }) => clientId !== id) })
    },
    loadEarlier() {
      const first = state.messages?.[0]?.number ?? 1
      if (state.earlier === 'loading' || first === 1) return
      change({ earlier: 'loading' })
      const from = Math.max(0, first - 51)
      const load = () =>
        change({
          messages: [...all.slice(from, first - 1), ...(state.messages ?? [])],
          hasEarlier: from > 0,
          earlier: 'idle',
        })
      if (delay !== null) setTimeout(load, delay)
    },
    reload: () => change({ first: 'loading' }),
    seen(upTo) {
      seenUpTo = Math.max(seenUpTo, upTo)
      change({ viewerReadUpTo: seenUpTo })
    },
    typing() {},
  }
}
