import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type { RequestBlock_mentor$key } from '../../__generated__/RequestBlock_mentor.graphql.ts'
import type { RequestBlock_viewer$key } from '../../__generated__/RequestBlock_viewer.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { RequestDialog } from './useRequestDialog.ts'

interface RequestBlockProps {
  mentorKey: RequestBlock_mentor$key
  /** Null for a visitor. */
  viewerKey: RequestBlock_viewer$key | null | undefined
  /** The request has just been sent: focus what replaces the button. */
  justSent: boolean
  /** The dialog's code is loading. */
  busy: boolean
  onOpen: () => void
}

/** Button to send a mentor a request before booking, or the reason why that is not possible. */
export function RequestBlock({ mentorKey, viewerKey, justSent, busy, onOpen }: RequestBlockProps) {
  const { name, viewerRequest } = useFragment(
    graphql`
      fragment RequestBlock_mentor on Mentor {
        name
        viewerRequest {
          __typename
        }
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RequestBlock_viewer on Viewer {
        type
      }
    `,
    viewerKey,
  )
  const block = useRef<HTMLDivElement>(null)
  const isPending = Boolean(viewerRequest)
  useEffect(() => {
    if (justSent && isPending) block.current?.querySelector('a')?.focus()
  }, [justSent, isPending])

  if (isPending)
    return (
      <Block ref={block}>
        <ButtonLink wide to="/mentorship-requests">
          Request sent. View it
        </ButtonLink>
        <Small as="p">We ask mentors to answer within {RESPONSE_HOURS} hours.</Small>
      </Block>
    )
  const isOther = viewer && viewer.type !== 'MENTEE'
  return (
    <Block>
      <NeedsScript what="Sending a request" />
      <Button
        wide
        disabled={Boolean(isOther)}
        busy={busy}
        aria-haspopup="dialog"
        onPointerEnter={RequestDialog.preload}
        onFocus={RequestDialog.preload}
        onClick={onOpen}
      >
        Request Mentorship
      </Button>
      <Small as="p">
        {isOther ? <Reason type={viewer.type} /> : `A request is free. ${name} replies before you pay anything.`}
      </Small>
    </Block>
  )
}

function Reason({ type }: { type: string }) {
  return (
    <>
      You are logged in as a {type === 'MENTOR' ? 'mentor' : 'community member'}. Only mentees can send requests.{' '}
      <Link to="/mentee-signup">Register as a mentee</Link>
    </>
  )
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  p {
    max-width: 44ch;
  }
`
