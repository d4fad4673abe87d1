import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { OwnWorkshop_workshop$key } from '../../../__generated__/OwnWorkshop_workshop.graphql.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { WorkshopFacts, WorkshopState } from './WorkshopFacts.tsx'
import { WorkshopNext } from './WorkshopNext.tsx'
import { WORKSHOPS } from './workshopsAddress.ts'

interface OwnWorkshopProps {
  workshopKey: OwnWorkshop_workshop$key
  now: Date
}

/** A workshop in its mentor's list: its status, its facts, and what can be done. */
export function OwnWorkshop({ workshopKey, now }: OwnWorkshopProps) {
  const workshop = useFragment(
    graphql`
      fragment OwnWorkshop_workshop on Workshop {
        databaseId
        title
        state
        ...WorkshopFacts_workshop
        ...WorkshopFacts_state
        ...WorkshopNext_workshop
      }
    `,
    workshopKey,
  )
  // The form goes with what it was for.
  const frame = useRef<HTMLDivElement>(null)
  const { databaseId, title, state } = workshop
  const isEditable = state === 'PENDING' || state === 'REJECTED'
  const path = isEditable ? WORKSHOPS.edit(databaseId) : WORKSHOPS.one(databaseId)
  return (
    <Frame ref={frame} as="article" tabIndex={-1} aria-label={title}>
      <Head>
        <h4>
          <Link to={path}>{title}</Link>
        </h4>
        <WorkshopState workshopKey={workshop} />
      </Head>
      <WorkshopFacts workshopKey={workshop} />
      <WorkshopNext workshopKey={workshop} now={now} onLinkSaved={() => frame.current?.focus()} />
      <ButtonRow>
        {isEditable ? (
          state === 'PENDING' && (
            <ButtonLink to={path} size="small">
              Edit
            </ButtonLink>
          )
        ) : (
          <ButtonLink to={path} size="small">
            Participants and messages
          </ButtonLink>
        )}
        {state === 'APPROVED' && (
          <ButtonLink to={`/workshop-registration/${databaseId}`} size="small" look="plain">
            View page
          </ButtonLink>
        )}
      </ButtonRow>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 18px clamp(16px, 2vw, 20px);
  > :empty {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: flex-start;
  justify-content: space-between;
  > h4 {
    flex: 1 1 min(100%, 18rem);
    min-width: 0;
    font-size: var(--t17);
    overflow-wrap: anywhere;
  }
`
