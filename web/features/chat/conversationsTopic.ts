import { useEffect, useEffectEvent } from 'react'
import { isTopicLive, useMissed, type MissedListener } from '../../relay/live.ts'

/** The topic of live changes of conversations. */
export const CONVERSATIONS = 'conversationChanged'

/** How often it is read while no changes arrive, in ms: some networks let no socket through. */
const POLL_MS = 30_000

/** Calls `read` when changes of conversations may have been missed; without a socket every 30 seconds, while somebody may look. */
export function useMissedChats(read: MissedListener): void {
  useMissed(CONVERSATIONS, read)
  const poll = useEffectEvent(() => {
    if (!isTopicLive(CONVERSATIONS) && document.visibilityState === 'visible') read(false)
  })
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS)
    return () => clearInterval(timer)
  }, [])
}
