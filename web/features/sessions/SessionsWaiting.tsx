import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SessionsWaiting_site$key } from '../../__generated__/SessionsWaiting_site.graphql.ts'
import type { SessionsWaiting_viewer$key } from '../../__generated__/SessionsWaiting_viewer.graphql.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'

// As high as one question is.
const QuestionBone = styled(Bone)`
  height: 17rem;
  @media (max-width: ${breakpoints.phone}) {
    height: 20rem;
  }
`

/** Few have something to answer: its code comes only then. */
export const WaitingList = lazyPart(
  () => import('./WaitingList.tsx').then((module) => module.WaitingList),
  <Skeleton>
    <QuestionBone />
  </Skeleton>,
  undefined,
  showFailure,
)

interface SessionsWaitingProps {
  viewerKey: SessionsWaiting_viewer$key
  siteKey: SessionsWaiting_site$key
}

/** What the other side has asked about sessions and waits for an answer to; nothing when nothing does. */
export function SessionsWaiting({ viewerKey, siteKey }: SessionsWaitingProps) {
  const viewer = useFragment(
    graphql`
      fragment SessionsWaiting_viewer on Viewer {
        sessionsToAnswer {
          __typename
        }
        ...WaitingList_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment SessionsWaiting_site on Site {
        ...WaitingList_site
      }
    `,
    siteKey,
  )
  return viewer.sessionsToAnswer.length > 0 && <WaitingList viewerKey={viewer} siteKey={site} />
}
