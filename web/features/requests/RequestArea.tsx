import { graphql, useFragment } from 'react-relay'
import type { RequestArea_mentor$key } from '../../__generated__/RequestArea_mentor.graphql.ts'
import type { RequestArea_viewer$key } from '../../__generated__/RequestArea_viewer.graphql.ts'
import { RequestBlock } from './RequestBlock.tsx'
import { RequestWatch } from './RequestWatch.tsx'
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
