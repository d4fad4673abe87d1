import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Welcome_query$key } from '../../__generated__/Welcome_query.graphql.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Small } from '../../ui/PageFrame.tsx'

const WelcomeBack = lazyPart(() => import('./WelcomeBack.tsx').then((module) => module.WelcomeBack))

/** For visitors the ways to join; for members what is next for them. Null: the viewer is not known yet. */
export function Welcome({ queryKey }: { queryKey: Welcome_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Welcome_query on Query {
        viewer {
          __typename
        }
        ...WelcomeBack_query
      }
    `,
    queryKey,
  )
  if (query?.viewer)
    return (
      <Room>
        <WelcomeBack queryKey={query} />
      </Room>
    )
  return (
    <Join>
      <Small>New here?</Small>
      <ButtonLink look="plain" to="/mentee-signup">
        Join as Mentee
      </ButtonLink>
      <ButtonLink look="plain" to="/mentor-signup">
        Join as Mentor
      </ButtonLink>
    </Join>
  )
}

/** Less than the search above it: there is one thing to do here. */
const Join = styled(ButtonRow)`
  gap: 0 20px;
`

/** A line of text or a row of buttons; kept when a member has nothing ahead, so that the page below stays where it is. */
const Room = styled.div`
  display: grid;
  gap: inherit;
  align-content: start;
  min-height: 44px;
  > p {
    max-width: 54ch;
    font-size: var(--t17);
  }
`
