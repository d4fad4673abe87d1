import { useState } from 'react'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { freshChatQuery } from '../../../__generated__/freshChatQuery.graphql.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { useServerTime } from '../../../ui/useNow.ts'
import { LockedChat } from './LockedChat.tsx'
import { ChatPane } from './ChatPane.tsx'
import { EarlierChat } from './EarlierChat.tsx'
import { chatDialogQuery } from './freshChat.ts'
import { PackageSelect } from './PackageSelect.tsx'

interface ChatDialogContentProps {
  queryRef: PreloadedQuery<freshChatQuery>
  mentorId: number
}

/**
 * The conversation of the newest package, or an earlier one to read; without a package, how to get one. A mentor who no
 * longer takes part is not found: the packages lead to the conversation.
 */
export function ChatDialogContent({ queryRef, mentorId }: ChatDialogContentProps) {
  const { mentor, viewer, site } = usePreloadedQuery<freshChatQuery>(chatDialogQuery, queryRef)
  // Days of messages and the end of the access are the server's, whatever day it is on the device.
  useServerTime(site.now)
  const conversation = mentor?.viewerConversation
  const [chosen, choose] = useState<number | null>(null)
  const bought = viewer?.plans.edges.map(({ node }) => node).filter((plan) => plan.mentor.databaseId === mentorId) ?? []
  const former = bought.find((plan) => plan.conversation?.isActive) ?? bought[0]
  const shown = chosen ?? (conversation ?? former)?.databaseId
  if (shown === undefined) return mentor && <LockedChat mentorKey={mentor} />
  return (
    <Content>
      {viewer && <PackageSelect viewerKey={viewer} mentorId={mentorId} value={shown} onChange={choose} />}
      {conversation && shown === conversation.databaseId ? (
        <ChatPane
          conversationKey={conversation}
          act={<BookIncludedSessionButton planKey={conversation.plan} size="small" />}
        />
      ) : (
        <EarlierChat key={shown} conversationId={shown} />
      )}
    </Content>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  > :last-child {
    flex: 1;
    min-height: 0;
  }
`
