import { graphql, useFragment } from 'react-relay'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { MentorNotFound_viewer$key } from '../../__generated__/MentorNotFound_viewer.graphql.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { numericId } from '../../lib/numericId.ts'
import { signInPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { awayMentor } from './awayMentor.ts'
import { ChatDoor } from './ChatButton.tsx'
import { formerMentorHead, mentorNotFoundHead } from './page.ts'

/** There is no such mentor, or not for this person; a mentee who had a package or has a session with them reads what becomes of it. */
export function MentorNotFound({ viewerKey }: { viewerKey: MentorNotFound_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment MentorNotFound_viewer on Viewer {
        type
        plans(first: 6) {
          edges {
            node {
              mentor {
                databaseId
                name
                away
              }
            }
          }
        }
        bookedSessions(first: 20, time: UPCOMING) {
          edges {
            node {
              mentor {
                databaseId
                name
                away
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const id = numericId(useParams()['id'])
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const isChat = query.get(CHAT.name) === CHAT.open
  const mentee = viewer?.type === 'MENTEE' ? viewer : null
  const found = awayMentor(
    id,
    mentee?.plans.edges.map(({ node }) => node.mentor),
    mentee?.bookedSessions.edges.map(({ node }) => node.mentor),
  )
  if (!found)
    return (
      <Place>
        <PageHead {...mentorNotFoundHead} />
        <EmptyState
          level={1}
          title={mentorNotFoundHead.title}
          actions={
            <>
              <ButtonLink look="primary" to="/mentors">
                Back to mentors
              </ButtonLink>
              {isChat && !viewer && (
                <ButtonLink to={signInPath({ as: 'mentee', returnTo: pathname + search })}>Log in</ButtonLink>
              )}
            </>
          }
        >
          {`The mentor you're looking for doesn't exist or has been removed.${isChat && !viewer ? ' If you had a package with them, log in to read the chat.' : ''}`}
        </EmptyState>
      </Place>
    )
  const { hasChat } = found
  const { databaseId, name, away } = found.mentor
  return (
    <Place>
      <PageHead {...formerMentorHead(name)} />
      <EmptyState
        level={1}
        title={away === 'IN_REVIEW' ? `${name} is under review` : `${name} is no longer on Plumbline`}
        actions={
          <>
            {hasChat && (
              <ButtonLink look="primary" to={chatPath(databaseId)} state={CHAT.open}>
                Open chat
              </ButtonLink>
            )}
            <ButtonLink look={hasChat ? undefined : 'primary'} to="/sessions">
              Your sessions and packages
            </ButtonLink>
            <ButtonLink to="/mentors">Find Mentors</ButtonLink>
          </>
        }
      >
        {`${away === 'IN_REVIEW' ? 'Our team is looking at their profile. Nobody can book them until they are back. ' : ''}${hasChat ? 'You can still read your chat. ' : ''}You can cancel sessions and packages that are to come and get back anything that is left of their payments.`}
      </EmptyState>
      {isChat && hasChat && <ChatDoor mentorId={databaseId} name={name} viewerType="MENTEE" hasChat />}
    </Place>
  )
}

const Place = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
