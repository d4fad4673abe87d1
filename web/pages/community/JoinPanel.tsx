import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { JoinPanel_viewer$key } from '../../__generated__/JoinPanel_viewer.graphql.ts'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FormCard } from '../../features/accounts/AuthFrame.tsx'
import { GroupOpening } from './GroupOpening.tsx'
import { JoinForm } from './JoinForm.tsx'
import { useJoinForm } from './useJoinForm.ts'
import type { JoinOutcome } from './useRegisterCommunityMember.ts'

const Title = styled.h2`
  font-size: var(--t20);
`

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
