import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ConversationState, Side } from '../engine/chatTypes.ts'
import { plainText } from './messageText.ts'

type Watched = Pick<ConversationState, 'messages' | 'outgoing'>

interface Reader {
  side: Side
  otherName: string
}

/** As much of a message as is read out at once. */
const LONGEST = 300

/** What a screen reader is told between two states: what the other wrote since, and what could not be sent. */
export function newsBetween(before: Watched, now: Watched, { side, otherName }: Reader): string | null {
  const last = before.messages?.at(-1)?.number ?? 0
  const fresh =
    before.messages === null ? [] : (now.messages ?? []).filter(({ number, from }) => number > last && from !== side)
  const failed = now.outgoing.filter(
    ({ clientId, state }) =>
      state === 'failed' && before.outgoing.some((old) => old.clientId === clientId && old.state === 'pending'),
  )
  const said =
    fresh.length > 3
      ? [`${fresh.length} new messages from ${otherName}`]
      : fresh.map(({ text }) => `${otherName}: ${plainText(text).slice(0, LONGEST) || 'sent a file'}`)
  return [...said, ...failed.map(({ reason }) => `Message not sent. ${reason ?? ''}`.trim())].join('. ') || null
}

/** Announces politely what is new; not what is loaded from before. */
export function LogNews({ state, side, otherName }: Reader & { state: Watched }) {
  const seen = useRef(state)
  const [news, setNews] = useState({ count: 0, text: '' })
  useEffect(() => {
    const text = newsBetween(seen.current, state, { side, otherName })
    seen.current = state
    if (text) setNews(({ count }) => ({ count: count + 1, text }))
  }, [state, side, otherName])
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {/* A new element each time: the same words twice are said twice. */}
      <p key={news.count}>{news.text}</p>
    </VisuallyHidden>
  )
}
