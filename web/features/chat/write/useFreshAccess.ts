import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { SECOND_MS } from '../../../../api/rules/time/durations.ts'
import type { ConversationClosedReason } from '../../../__generated__/Composer_conversation.graphql.ts'
import type { useFreshAccess_conversation$key } from '../../../__generated__/useFreshAccess_conversation.graphql.ts'
import type { useFreshAccessQuery } from '../../../__generated__/useFreshAccessQuery.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { useAt } from '../../../ui/time/useAt.ts'

/** When the access should have ended and has not, by our clock or for want of a connection, it is asked again after this. */
const AGAIN_MS = 5 * SECOND_MS

/**
 * Reads who may write again when the access ends, and when `refresh` is called; that answers why nobody can write, null
 * when they can, undefined when the server could not be asked. Never rejects.
 */
export function useFreshAccess(
  conversationKey: useFreshAccess_conversation$key,
): () => Promise<ConversationClosedReason | null | undefined> {
  const environment = useRelayEnvironment()
  const { databaseId, isActive, expiresAt } = useFragment(
    graphql`
      fragment useFreshAccess_conversation on Conversation {
        databaseId
        isActive
        expiresAt
      }
    `,
    conversationKey,
  )
  const refresh = useCallback(async () => {
    const query = graphql`
      query useFreshAccessQuery($id: Int!) @raw_response_type {
        conversation(id: $id) {
          closedReason
          ...ChatPane_conversation
        }
      }
    `
    const answer = await fetchQuery<useFreshAccessQuery>(
      environment,
      query,
      { id: databaseId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined)
    return answer?.conversation?.closedReason
  }, [environment, databaseId])
  const [retryAt, setRetryAt] = useState('')
  // Both are UTC: the later one is the greater text.
  const due = retryAt > expiresAt ? retryAt : expiresAt
  useAt(isActive ? due : null, serverTime, () => {
    void refresh().then(() => setRetryAt(new Date(serverTime().getTime() + AGAIN_MS).toISOString()))
  })
  return refresh
}
