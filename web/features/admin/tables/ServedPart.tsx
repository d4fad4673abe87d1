import { Suspense, useState, type ReactNode } from 'react'
import { showFailure } from '../../../ui/Failure.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'

interface ServedPartProps {
  /** In the shape of what loads. */
  skeleton: ReactNode
  /** In place of what could not be loaded. */
  failure?: (error: unknown, retry: () => void) => ReactNode
  /** `round` is for the query, which begins anew with another one. */
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
