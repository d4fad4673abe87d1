import { useEffect, useEffectEvent } from 'react'
import type { ConversationHandle } from '../engine/chatTypes.ts'

interface SendOutcomes {
  /** A message of this device has its number. */
  onSent: () => void
  /** A message was refused, for this reason. */
  onFailed: (reason: string) => void
}

/** Tells what became of the messages that were waiting to be sent. */
export function useSendOutcomes({ getState, subscribe }: ConversationHandle, outcomes: SendOutcomes): void {
  const tell = useEffectEvent((outcome: { sent: boolean; reason: string | null }) => {
    if (outcome.sent) outcomes.onSent()
    else if (outcome.reason !== null) outcomes.onFailed(outcome.reason)
  })
  useEffect(() => {
    let waiting = pendingOf(getState())
    return subscribe(() => {
      const state = getState()
      const { messages, outgoing } = state
      for (const clientId of waiting) {
        const still = outgoing.find((each) => each.clientId === clientId)
        if (still?.state === 'pending') continue
        // One that is in neither list was discarded.
        const sent = !still && (messages ?? []).some((each) => each.clientId === clientId)
        tell({ sent, reason: still?.reason ?? null })
      }
      waiting = pendingOf(state)
    })
  }, [getState, subscribe])
}

const pendingOf = ({ outgoing }: ReturnType<ConversationHandle['getState']>): readonly string[] =>
  outgoing.filter(({ state }) => state === 'pending').map(({ clientId }) => clientId)
