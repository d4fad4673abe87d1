import { graphql, useLazyLoadQuery } from 'react-relay'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { ViewChatQuery } from '../../../__generated__/ViewChatQuery.graphql.ts'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { OpenChat } from './OpenChat.tsx'
import { Transcript } from './Transcript.tsx'

/** A conversation that is about to be read. */
export interface ViewedChat {
  /** Numeric id. */
  readonly databaseId: number
  /** Whether a reason was given in this session. */
  readonly viewerMayRead: boolean
}

interface ViewChatProps {
  chat: ViewedChat
  today: IstDate
  onClose: () => void
}

/** Shows somebody else's conversation; asks for the reason first, once a session. */
export function ViewChat({ chat: { databaseId: id, viewerMayRead }, today, onClose }: ViewChatProps) {
  const ask = <OpenChat id={id} today={today} onClose={onClose} />
  if (!viewerMayRead) return ask
  return (
    // Refused when the session in which it was opened is over.
    <ServedPart skeleton={null} failure={() => ask}>
      {(round) => <Opened id={id} round={round} today={today} onClose={onClose} />}
    </ServedPart>
  )
}

interface OpenedProps extends Omit<ViewChatProps, 'chat'> {
  id: number
  round: number
}

function Opened({ id, round, ...rest }: OpenedProps) {
  const { conversation } = useLazyLoadQuery<ViewChatQuery>(
    graphql`
      query ViewChatQuery($id: Int!) @raw_response_type {
        conversation(id: $id) {
          ...Transcript_conversation
        }
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'network-only' },
  )
  return conversation && <Transcript conversationKey={conversation} id={id} reason={null} {...rest} />
}
