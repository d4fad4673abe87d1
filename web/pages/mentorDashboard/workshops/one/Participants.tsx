import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../../../api/rules/text/format.ts'
import type { Participants_workshop$key } from '../../../../__generated__/Participants_workshop.graphql.ts'
import type { ParticipantsPaginationQuery } from '../../../../__generated__/ParticipantsPaginationQuery.graphql.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../../../ui/feedback/Failure.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { ParticipantsTable } from './ParticipantsTable.tsx'

/** Loaded at once; a workshop has at most five times as many. */
const PAGE = 100

interface ParticipantsProps {
  workshopKey: Participants_workshop$key
  state: string
  /** Whether attendance can be marked now. */
  canMark: boolean
}

/** Everybody who is registered. */
export function Participants({ workshopKey, state, canMark }: ParticipantsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ParticipantsPaginationQuery,
    Participants_workshop$key
  >(
    graphql`
      fragment Participants_workshop on Workshop
      @refetchable(queryName: "ParticipantsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        databaseId
        startsAt
        registeredCount
        registrations(first: $first, after: $after) @connection(key: "Participants_registrations") {
          edges {
            node {
              ...ParticipantsTable_registrations
            }
          }
        }
      }
    `,
    workshopKey,
  )
  const { databaseId, startsAt, registrations } = data
  const [error, setError] = useState<Error | null>(null)
  // A list that is read again begins at its first page: the table stays, so that marks being saved are not lost.
  const [wasComplete, setComplete] = useState(!hasNext)
  if (!hasNext && !wasComplete) setComplete(true)
  const load = useEffectEvent(() => {
    loadNext(PAGE, { onComplete: (failure) => failure && setError(failure) })
  })
  useEffect(() => {
    if (hasNext && !isLoadingNext && !error) load()
  }, [hasNext, isLoadingNext, error])
  const rows = useMemo(() => registrations.edges.map(({ node }) => node), [registrations])
  return (
    <Section aria-labelledby="participants">
      <h3 id="participants">Participants</h3>
      {rows.length === 0 ? (
        <EmptyState title={state === 'CANCELLED' ? 'Nobody is registered' : 'Nobody is registered yet'} level={3}>
          {state === 'APPROVED'
            ? 'People register on the workshop’s page. You see them here, with their email and phone.'
            : state === 'CANCELLED'
              ? 'The workshop is cancelled.'
              : 'People can register once the workshop is approved.'}
        </EmptyState>
      ) : (
        <>
          {!canMark && state === 'APPROVED' && (
            <Small>You can mark attendance once it starts: {formatWhenFull(new Date(startsAt))}.</Small>
          )}
          {hasNext &&
            (error ? (
              <Failure error={error} level={3} onRetry={() => setError(null)} />
            ) : (
              <Small role="status">{`Loading ${rows.length} of ${data.registeredCount} participants…`}</Small>
            ))}
          {wasComplete && <ParticipantsTable workshopId={databaseId} registrationKeys={rows} canMark={canMark} />}
        </>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > h3 {
    font-size: var(--t20);
  }
`
