import { type ReactNode, Suspense, useEffect, useReducer, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'

interface ServedPartProps {
  /** In the shape of what loads. */
  skeleton: ReactNode
  /** In place of what could not be loaded. */
  failure?: (error: unknown, retry: () => void) => ReactNode
  /** `round` is for the query, which loads again when it changes. */
  children: (round: number) => ReactNode
}

/** What loads its own data: a skeleton until it is there, or the reason and a way to try again. */
export function ServedPart({ skeleton, failure = showFailure, children }: ServedPartProps) {
  const [round, setRound] = useState(0)
  return (
    <SectionBoundary resetOn={round} onRetry={() => setRound(round + 1)} fallback={failure}>
      <Suspense fallback={skeleton}>{children(round)}</Suspense>
    </SectionBoundary>
  )
}

/** A page of a table, as far as it is here. */
export interface ServedTable<Q extends OperationType> {
  /** The page on screen: while another one is loading, or has failed to load, still the one before. */
  data: Q['response']
  /** Another page is loading. */
  isLoading: boolean
  /** Why what is asked for is not on screen, or no longer up to date; null if all is well. */
  failure: Error | null
  /** The rows on screen are of another page than the one asked for. */
  isOther: boolean
  /** Asks the server again for the same page; the rows stay meanwhile. */
  refresh: () => void
}

/**
 * The page of a table that its address asks for. The first one suspends; after that the rows on screen stay until
 * others have come, so that nothing jumps and the focus stays. Another `round` loads the first one again after a failure.
 */
export function useServedTable<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  round: number,
): ServedTable<Q> {
  const environment = useRelayEnvironment()
  const [asked, setAsked] = useState(variables)
  const [shown, setShown] = useState(asked)
  const [first] = useState(asked)
  if (JSON.stringify(variables) !== JSON.stringify(asked)) {
    setAsked(variables)
    // A page that was on screen before is shown at once, and read again.
    const operation = createOperationDescriptor(getRequest(query), variables)
    if (environment.check(operation).status === 'available') setShown(variables)
  }
  const [failed, setFailed] = useState<{ of: Q['variables']; error: Error } | null>(null)
  const [times, refresh] = useReducer((before: number) => before + 1, 0)
  const data = usePartQuery<Q>(query, shown, { round })

  useEffect(() => {
    // That one has just been loaded, above.
    if (asked === first && times === 0) return undefined
    const kept = environment.retain(createOperationDescriptor(getRequest(query), asked))
    const reading = fetchQuery<Q>(environment, query, asked, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => setFailed({ of: asked, error }),
      complete() {
        setFailed(null)
        setShown(asked)
      },
    })
    return () => {
      reading.unsubscribe()
      kept.dispose()
    }
  }, [environment, query, asked, first, times])

  const failure = failed?.of === asked ? failed.error : null
  const isOther = shown !== asked
  return { data, isLoading: isOther && !failure, failure, isOther, refresh }
}
