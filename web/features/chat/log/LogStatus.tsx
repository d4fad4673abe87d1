import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useOnline } from '../../../ui/useOnline.ts'
import type { ConversationState } from '../engine/chatTypes.ts'

/** A shorter break is nobody's concern, in ms. */
const PATIENCE_MS = 2_000

interface LogStatusProps {
  state: Pick<ConversationState, 'isLive' | 'isOtherTyping' | 'isLimited'>
  otherName: string
}

/** One line below the log, which always has its place: whether messages come, and whether the other is writing one. */
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

const Line = styled.div`
  min-height: 1.75rem;
  padding: 3px 18px;
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`
