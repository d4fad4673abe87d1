import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { COMMUNITY_REDIRECT_MS } from '../../../api/rules/constants.ts'
import type { JoinPanel_viewer$key } from '../../__generated__/JoinPanel_viewer.graphql.ts'
import { FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { signInPath } from '../../lib/paths.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { JoinForm, useJoinForm, type JoinOutcome } from './JoinForm.tsx'

interface JoinPanelProps {
  /** Null for a visitor. */
  viewerKey: JoinPanel_viewer$key | null
  /** Known before submitting, because the group opens even if the server cannot be reached. */
  groupUrl: string
}

/** The form, and after the attempt the link to the group. */
export function JoinPanel({ viewerKey, groupUrl }: JoinPanelProps) {
  const viewer = useFragment(
    graphql`
      fragment JoinPanel_viewer on Viewer {
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
      <Title id="join-community">{viewer?.type === 'COMMUNITY' ? 'You are a member' : 'Become a member'}</Title>
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
        We have emailed <b>{outcome.email}</b> a link to set your password for this site.
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

const Title = styled.h2`
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
