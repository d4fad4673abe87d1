/** What stands at the lower edge of a log: ways to what is new, one line of status, and what screen readers announce. */
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { useOnline } from '../../../ui/useOnline.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ConversationState, Side } from '../engine/chatTypes.ts'
import { plainText } from './MessageText.tsx'

interface LogPillsProps {
  /** Messages of the other below that were not in view yet. */
  unseen: number
  isFar: boolean
  onUnseen: () => void
  onNewest: () => void
}

/** Over the lower edge of the log: ways to what is new. */
export function LogPills({ unseen, isFar, onUnseen, onNewest }: LogPillsProps) {
  return (
    <Over>
      {unseen > 0 && (
        <Pill size="small" onClick={onUnseen} aria-label={`${unseen} new, show the first one`}>
          <ArrowDown size={16} />
          <span>{`${unseen} new`}</span>
        </Pill>
      )}
      {isFar && (
        <Newest icon size="small" aria-label="Jump to newest" onClick={onNewest}>
          <ArrowDown size={20} />
        </Newest>
      )}
    </Over>
  )
}

/** A shorter break is not shown, in ms. */
const PATIENCE_MS = 2_000

interface LogStatusProps {
  state: Pick<ConversationState, 'isLive' | 'isOtherTyping' | 'isLimited'>
  otherName: string
}

/** One line below the log, as high when it is empty: whether messages arrive, and whether the other is writing one. */
export function LogStatus({ state: { isLive, isOtherTyping, isLimited }, otherName }: LogStatusProps) {
  const isOnline = useOnline()
  // A socket does not notice for a while that the network is gone.
  const isAway = useAway(isLive && isOnline)
  return (
    <Line>
      <span role="status">
        {isAway && !isOnline
          ? 'No connection. Messages are sent when you are back online.'
          : isLimited
            ? 'You’ve sent a lot at once. The rest is sent within a minute.'
            : isAway && 'Connecting…'}
      </span>
      {/* Comes and goes too often to be read out. */}
      {!isAway && !isLimited && isOtherTyping && <span aria-hidden="true">{otherName} is typing…</span>}
    </Line>
  )
}

/** Changes have not arrived for a while, or cannot. */
function useAway(isLive: boolean): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setAway(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setAway(false)
    }
  }, [isLive])
  return isAway
}

type Watched = Pick<ConversationState, 'messages' | 'outgoing'>

interface Reader {
  side: Side
  otherName: string
}

/** As much of a message as is read out at once. */
const LONGEST = 300

/** What a screen reader announces between two states: what the other wrote since, and what could not be sent. */
function newsBetween(before: Watched, now: Watched, { side, otherName }: Reader): string | null {
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

const Over = styled.div`
  position: absolute;
  inset: auto 14px 10px;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

const Pill = styled(Button)`
  && {
    grid-column: 2;
    --bg: var(--signal-fill);
    --fg: var(--on-signal);
    --bd: transparent;
    --hover: var(--signal-hover);
    --hover-bd: transparent;
    border-radius: 999px;
    box-shadow: var(--shadow);
  }
`

const Newest = styled(Button)`
  && {
    grid-column: 3;
    justify-self: end;
    --bg: var(--surface);
    border-radius: 999px;
    box-shadow: var(--shadow);
  }
`

const Line = styled.div`
  min-height: 1.75rem;
  padding: 3px 18px;
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`
