import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { COMMUNITY_REDIRECT_MS, SESSION_LENGTH } from '../../../api/rules/constants.ts'
import type { CommunityPageQuery } from '../../__generated__/CommunityPageQuery.graphql.ts'
import type { CommunityPage_viewer$key } from '../../__generated__/CommunityPage_viewer.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Link } from '../../ui/Link.tsx'
import { Lead, Muted } from '../../ui/layout/PageFrame.tsx'
import { FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { signInPath } from '../../lib/paths.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CommunityColumns, CommunityFrame, CommunityHead } from './CommunityFrame.ts'
import { JoinForm, type JoinOutcome, useJoinForm } from './JoinForm.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'

/** Community page with the form to join. */
export function CommunityPage({ queryRef }: ScreenProps<CommunityPageQuery>) {
  const { site, viewer } = usePreloadedQuery<CommunityPageQuery>(
    graphql`
      query CommunityPageQuery @preloadable @raw_response_type {
        site {
          communityGroupUrl
        }
        viewer {
          ...CommunityPage_viewer
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
            Some questions need one person&apos;s full attention. Book a mentor from your branch for {SESSION_LENGTH}.{' '}
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

interface JoinPanelProps {
  /** Null for a visitor. */
  viewerKey: CommunityPage_viewer$key | null
  /** Known before submitting, because the group opens even if the server cannot be reached. */
  groupUrl: string
}

/** The form, and after the attempt the link to the group. */
function JoinPanel({ viewerKey, groupUrl }: JoinPanelProps) {
  const viewer = useFragment(
    graphql`
      fragment CommunityPage_viewer on Viewer {
        name
        email
        type
      }
    `,
    viewerKey,
  )
  const [outcome, setOutcome] = useState<JoinOutcome | null>(null)
  const join = useJoinForm({ name: viewer?.name ?? '', email: viewer?.email ?? '' }, setOutcome)
  return (
    <FormCard as="section" aria-labelledby="join-community">
      <PanelTitle id="join-community">
        {viewer?.type === 'COMMUNITY' ? 'You are a member' : 'Become a member'}
      </PanelTitle>
      {outcome ? (
        <GroupOpening outcome={outcome} groupUrl={groupUrl} onStay={() => setOutcome(null)} />
      ) : viewer?.type === 'COMMUNITY' ? (
        <Notice title={`You have joined as ${viewer.name}.`}>
          <a href={groupUrl}>Open the group</a>
        </Notice>
      ) : (
        <>
          <NeedsScript what="Becoming a member">
            <a href={groupUrl}>open our group right away</a>
          </NeedsScript>
          <JoinForm join={join} />
        </>
      )}
    </FormCard>
  )
}

interface GroupOpeningProps {
  outcome: JoinOutcome
  groupUrl: string
  /** Back to the form, without going to the group. */
  onStay: () => void
}

/** Result of joining; the tab opens the group shortly after, whatever the result. */
function GroupOpening({ outcome, groupUrl, onStay }: GroupOpeningProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    const timer = setTimeout(() => location.assign(groupUrl), COMMUNITY_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [groupUrl])
  return (
    <Stack ref={box} tabIndex={-1}>
      <Message outcome={outcome} />
      <Muted as="p">Our group opens in a few seconds.</Muted>
      <ButtonRow>
        <ButtonAnchor look="primary" href={groupUrl}>
          Open the group now
        </ButtonAnchor>
        {outcome.kind === 'failed' && <Button onClick={onStay}>Stay and try again</Button>}
      </ButtonRow>
    </Stack>
  )
}

function Message({ outcome }: { outcome: JoinOutcome }) {
  if (outcome.kind === 'joined')
    return (
      <Notice tone="good" title={`Welcome, ${outcome.name}.`}>
        We have emailed{' '}
        <b>
          <EmailText>{outcome.email}</EmailText>
        </b>{' '}
        a link to set your password for this site.
      </Notice>
    )
  if (outcome.kind === 'again')
    return (
      <Notice title="You have joined already.">
        Nothing has changed. To log in here, use the <Link to={signInPath({ as: 'community' })}>community login</Link>.
      </Notice>
    )
  return (
    <Notice
      tone="bad"
      title={
        outcome.kind === 'failed' && outcome.isUnsure
          ? 'We don’t know whether your registration reached us.'
          : 'You are not registered yet.'
      }
    >
      You can still join the group. What you typed is saved here.
    </Notice>
  )
}

const PanelTitle = styled.h2`
  font-size: var(--t20);
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
  overflow-wrap: anywhere;
  /* The sticky header, and the heading above. */
  scroll-margin-top: 140px;
  &:focus {
    outline: 0;
  }
`
