import { useEffect, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { browserStorage } from '../../../lib/storage.ts'
import { CHAT_DRAFT } from '../../accounts/leave.ts'
import { createChatDraft, type ChatDraft } from './chatDraft.ts'
import { accountOf } from './openOutboxes.ts'

const all = new WeakMap<Environment, Map<number, ChatDraft>>()

/** What is being written in a conversation, and how to change it: stored on this device, '' once it is sent. */
export function useDraft(conversationId: number): [text: string, setText: (text: string) => void] {
  const environment = useRelayEnvironment()
  const draft = draftOf(environment, conversationId)
  const text = useSyncExternalStore(draft.subscribe, draft.getText, () => '')
  useEffect(() => {
    draft.read()
    const look = () => draft.read()
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    addEventListener('pagehide', draft.keep)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
      removeEventListener('pagehide', draft.keep)
      draft.keep()
    }
  }, [draft])
  return [text, draft.set]
}

/** One a conversation in this page, whatever shows it. */
function draftOf(environment: Environment, conversationId: number): ChatDraft {
  const drafts = all.get(environment) ?? new Map<number, ChatDraft>()
  all.set(environment, drafts)
  const known = drafts.get(conversationId)
  if (known) return known
  const account = accountOf(environment)
  const draft = createChatDraft(account && `${CHAT_DRAFT}${account}:${conversationId}`, browserStorage)
  drafts.set(conversationId, draft)
  return draft
}
