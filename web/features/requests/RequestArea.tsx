import { graphql, useFragment } from 'react-relay'
import type { RequestArea_mentor$key } from '../../__generated__/RequestArea_mentor.graphql.ts'
import type { RequestArea_viewer$key } from '../../__generated__/RequestArea_viewer.graphql.ts'
import type { RequestAreaQuery } from '../../__generated__/RequestAreaQuery.graphql.ts'
import type { RequestAreaSubscription } from '../../__generated__/RequestAreaSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { RequestBlock } from './RequestBlock.tsx'
import { REQUESTS } from './requestsTopic.ts'
import { RequestDialog, useRequestDialog } from './useRequestDialog.ts'

interface RequestAreaProps {
  mentorKey: RequestArea_mentor$key
  /** Null for a visitor. */
  viewerKey: RequestArea_viewer$key | null | undefined
  /** The server's clock. */
  siteNow: string
}

/** Asking a mentor before booking: the button, the dialog that it opens, and news of what was sent. */
export function RequestArea({ mentorKey, viewerKey, siteNow }: RequestAreaProps) {
  const mentor = useFragment(
    graphql`
      fragment RequestArea_mentor on Mentor {
        databaseId
        viewerRequest {
          __typename
        }
        ...RequestBlock_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RequestArea_viewer on Viewer {
        type
        ...RequestBlock_viewer
      }
    `,
    viewerKey,
  )
  const { databaseId: mentorId, viewerRequest } = mentor
  const request = useRequestDialog(mentorId, viewer?.type === 'MENTEE' && !viewerRequest)
  return (
    <>
      <RequestBlock
        mentorKey={mentor}
        viewerKey={viewer}
        justSent={request.phase === 'sent'}
        busy={request.phase === 'loading'}
        onOpen={request.open}
      />
      {viewerRequest && <RequestWatch mentorId={mentorId} />}
      {request.phase === 'open' && (
        <RequestDialog
          mentorId={mentorId}
          siteNow={siteNow}
          isVisitor={!viewer}
          onClose={request.close}
          onSent={request.sent}
        />
      )}
    </>
  )
}

const subscription = graphql`
  subscription RequestAreaSubscription @raw_response_type {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        mentor {
          ...RequestBlock_mentor
        }
      }
    }
  }
`

const query = graphql`
  query RequestAreaQuery($id: Int!) @raw_response_type {
    mentor(id: $id) {
      ...RequestBlock_mentor
    }
  }
`

/** Subscribes to a pending request, so that the button updates when it is answered or withdrawn. Renders nothing. */
function RequestWatch({ mentorId }: { mentorId: number }) {
  const { refresh } = useRefresh<RequestAreaQuery>({ query, variables: { id: mentorId }, topic: REQUESTS })
  useLive<RequestAreaSubscription>(subscription)
  // It may have been answered before the subscription started or while the connection was lost.
  useMissed(REQUESTS, refresh)
  return null
}
