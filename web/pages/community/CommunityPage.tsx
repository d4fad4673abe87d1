import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { CommunityPageQuery } from '../../__generated__/CommunityPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Link } from '../../ui/Link.tsx'
import { Lead, Muted } from '../../ui/layout/PageFrame.tsx'
import { CommunityColumns, CommunityFrame, CommunityHead } from './CommunityFrame.ts'
import { JoinPanel } from './JoinPanel.tsx'

/** Community page with the form to join. */
export function CommunityPage({ queryRef }: ScreenProps<CommunityPageQuery>) {
  const { site, viewer } = usePreloadedQuery<CommunityPageQuery>(
    graphql`
      query CommunityPageQuery @preloadable @raw_response_type {
        site {
          communityGroupUrl
        }
        viewer {
          ...JoinPanel_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <CommunityFrame>
      <CommunityColumns>
        <CommunityHead>
          <h1>Join a community of core engineers</h1>
          <Lead>
            You are not the only one working this out. For students and early-career engineers in civil, electrical,
            mechanical and related fields. Joining costs nothing.
          </Lead>
        </CommunityHead>
        <JoinPanel viewerKey={viewer} groupUrl={site.communityGroupUrl} />
        <CommunityOffer />
      </CommunityColumns>
    </CommunityFrame>
  )
}

/** Benefits of members. */
function CommunityOffer() {
  return (
    <section aria-labelledby="community-offer">
      <Title id="community-offer">What you get</Title>
      <List>
        <li>
          <h3>A group to ask in</h3>
          <Muted as="p">
            Our members&apos; group. It opens as soon as you join here, with people from the core branches.
          </Muted>
        </li>
        <li>
          <h3>Live workshops</h3>
          <Muted as="p">
            Two to three hours on one real piece of work, at a fixed price, all times in IST.{' '}
            <Go to="/workshops">See the workshops</Go>
          </Muted>
        </li>
        <li>
          <h3>One-to-one time with an engineer</h3>
          <Muted as="p">
            Some questions need one person&apos;s full attention. Book a mentor from your branch for 45 minutes.{' '}
            <Go to="/mentors">Find a mentor</Go>
          </Muted>
        </li>
      </List>
    </section>
  )
}

const Title = styled.h2`
  font-size: var(--t20);
`

/** Items on the plumb line. */
const List = styled.ul`
  display: grid;
  gap: 20px;
  margin-top: 16px;
  padding-left: 24px;
  border-left: 1.5px solid var(--line-strong);
  list-style: none;
  > li {
    position: relative;
    display: grid;
    gap: 4px;
    max-width: 60ch;
  }
  > li::before {
    content: '';
    position: absolute;
    left: -31px;
    top: 12px;
    width: 13px;
    height: 1.5px;
    background: var(--line-strong);
  }
  h3 {
    font-size: var(--t17);
  }
`

/** Large enough to tap, without changing the line height. */
const Go = styled(Link)`
  display: inline-block;
  margin-block: -10px;
  padding-block: 10px;
  font-weight: 500;
`
