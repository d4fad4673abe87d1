import { useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConversationHandle, ConversationState, Side } from './chatTypes.ts'
import { CLOSED } from './conversationStore.ts'
import { conversationHandle } from './openConversations.ts'

/** Keeps a conversation open while the component is mounted: what it shows, and what may be done. */
export function useConversation(conversationId: number, side: Side): ConversationHandle & ConversationState {
  const environment = useRelayEnvironment()
  const handle = conversationHandle(environment, conversationId, side)
  const state = useSyncExternalStore(handle.subscribe, handle.getState, () => CLOSED)
  return useMemo(() => ({ ...handle, ...state }), [handle, state])
}
