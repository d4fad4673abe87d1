/** What stands in the log of a conversation, row by row. */
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { Attachment, ConversationState, OutgoingMessage, SentMessage, Side } from '../engine/chatTypes.ts'
import { dayLine } from './today.ts'

/** One message as it stands in the log. The same object as long as nothing in it changes. */
export interface LogRow {
  /** The client id: the same before and after the message is sent. */
  key: string
  /** Null while it is not sent. */
  number: number | null
  isOwn: boolean
  text: string
  attachments: readonly Attachment[]
  /** ISO instant. */
  createdAt: string
  state: 'received' | 'sent' | 'read' | 'pending' | 'failed'
  /** Why it is not sent. */
  reason: string | null
  /** What the line above it says when a day begins with it. */
  day: string | null
  /** The line "New messages" stands above it. */
  isFirstUnread: boolean
  /** The last one of those that stand together: time and state are below it. */
  endsGroup: boolean
}

/** Rows that are drawn together: fifty numbers, whatever has been loaded. */
export interface LogChunk {
  key: number
  rows: readonly LogRow[]
}

/** What the rows follow from. */
type Logged = Pick<ConversationState, 'messages' | 'outgoing' | 'hasEarlier' | 'openedAt' | 'otherReadUpTo'>

interface LogView {
  side: Side
  today: IstDate
  /** Number of the newest message when the conversation was opened: what came later is below no unread line. */
  openUpTo: number
}

const CHUNK = 50
/** Messages of one person within this time stand together, in ms. */
const TOGETHER_MS = 5 * 60_000

/**
 * Number of the first message of the other that was unread when the conversation was opened; null: there is none;
 * undefined: it stands among the messages that are not loaded.
 */
export function firstUnread(
  { messages, openedAt, hasEarlier }: Pick<ConversationState, 'messages' | 'openedAt' | 'hasEarlier'>,
  { side, openUpTo }: Pick<LogView, 'side' | 'openUpTo'>,
): number | null | undefined {
  const first = messages?.[0]
  if (!messages || !first || openedAt >= openUpTo) return null
  if (hasEarlier && first.number > openedAt + 1) return undefined
  const found = messages.find(({ number, from }) => number > openedAt && from !== side)
  return found && found.number <= openUpTo ? found.number : null
}

/** Makes chunks of rows, with the rows and chunks of the time before where they are the same. */
export function logBuilder() {
  let rows = new Map<string, LogRow>()
  let chunks = new Map<number, LogChunk>()
  return (state: Logged, view: LogView): readonly LogChunk[] => {
    const fresh = rowsOf(state, view).map((row) => same(row, rows.get(row.key)))
    rows = new Map(fresh.map((row) => [row.key, row]))
    const next = new Map<number, LogRow[]>()
    let place = 0
    for (const row of fresh) {
      // One that is not sent stands where its number will put it.
      place = row.number ?? place + 1
      const key = Math.floor((place - 1) / CHUNK)
      const chunk = next.get(key)
      if (chunk) chunk.push(row)
      else next.set(key, [row])
    }
    chunks = new Map([...next].map(([key, some]) => [key, sameChunk({ key, rows: some }, chunks.get(key))]))
    return [...chunks.values()]
  }
}

function rowsOf(state: Logged, view: LogView): LogRow[] {
  const line = firstUnread(state, view)
  const rows: LogRow[] = []
  let before: { row: LogRow; at: number } | null = null
  let day = ''
  for (const message of [...(state.messages ?? []), ...state.outgoing]) {
    const { at, date } = timeOf(message)
    const row = rowOf(message, state, view)
    row.isFirstUnread = row.number !== null && row.number === line
    // One that is still not sent may be older than what has come since.
    if (date > day) {
      day = date
      row.day = dayLine(date, view.today)
    }
    if (before && !row.day && !row.isFirstUnread) before.row.endsGroup = !together(before, { row, at })
    rows.push(row)
    before = { row, at }
  }
  return rows
}

function rowOf(message: SentMessage | OutgoingMessage, state: Logged, { side }: LogView): LogRow {
  const { clientId: key, text, attachments, createdAt } = message
  const rest = { key, text, attachments, createdAt, day: null, isFirstUnread: false, endsGroup: true }
  if (!('number' in message))
    return { ...rest, number: null, isOwn: true, state: message.state, reason: message.reason }
  const { number } = message
  if (message.from !== side) return { ...rest, number, isOwn: false, state: 'received', reason: null }
  return { ...rest, number, isOwn: true, state: number <= state.otherReadUpTo ? 'read' : 'sent', reason: null }
}

type Placed = { row: LogRow; at: number }

/** A message on its way stands with those sent before, so that nothing moves when it has arrived. */
function together(one: Placed, next: Placed): boolean {
  if (one.row.isOwn !== next.row.isOwn || one.row.state === 'failed' || next.row.state === 'failed') return false
  return next.at - one.at <= TOGETHER_MS
}

const times = new WeakMap<SentMessage | OutgoingMessage, { at: number; date: IstDate }>()

function timeOf(message: SentMessage | OutgoingMessage): { at: number; date: IstDate } {
  const known = times.get(message)
  if (known) return known
  const instant = new Date(message.createdAt)
  const time = { at: instant.getTime(), date: istDate(instant) }
  times.set(message, time)
  return time
}

function same(row: LogRow, old: LogRow | undefined): LogRow {
  if (!old) return row
  const names = Object.keys(row) as (keyof LogRow)[]
  return names.every((name) => row[name] === old[name]) ? old : row
}

function sameChunk(chunk: LogChunk, old: LogChunk | undefined): LogChunk {
  const isSame = old?.rows.length === chunk.rows.length && chunk.rows.every((row, place) => row === old.rows[place])
  return isSame && old ? old : chunk
}
