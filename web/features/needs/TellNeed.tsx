import { useEffect, useId, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { TellNeedMutation } from '../../__generated__/TellNeedMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

/** For a press that most never make. */
export const NeedForm = lazyPart(() => import('./NeedForm.tsx').then((module) => module.NeedForm))

interface TellNeedProps {
  search: string
  /** Nobody, or nearly nobody, is on the list. */
  isFew: boolean
  /** The whole search, without filters, found too few: it is counted. */
  isMissed: boolean
}

/** Below the mentors: what to do if nobody of them fits. */
export function TellNeed({ search, isFew, isMissed }: TellNeedProps) {
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(NeedForm)
  useCountMissed(isMissed ? search : null)
  return (
    <Area aria-labelledby={title}>
      <h2 id={title}>{isFew ? 'Did you not find the right mentor?' : 'Not what you are looking for?'}</h2>
      <p>
        Tell us what kind of mentor you need. It helps us to find new mentors, and we can email you when one who fits
        joins.
      </p>
      {isOpen ? (
        <NeedForm search={search} />
      ) : (
        <Button
          busy={isLoading}
          onPointerEnter={NeedForm.preload}
          onFocus={NeedForm.preload}
          onClick={() => whenLoaded(() => setOpen(true))}
        >
          Tell us what you need
        </Button>
      )}
      <NeedsScript what="This form" />
    </Area>
  )
}

/** Tells the server once of a search that found too few; it looks again, and nobody waits for it. */
function useCountMissed(search: string | null): void {
  const [count] = useMutation<TellNeedMutation>(
    graphql`
      mutation TellNeedMutation($input: CountMissedSearchInput!) @raw_response_type {
        countMissedSearch(input: $input) {
          ... on CountMissedSearchPayload @alias(as: "done") {
            ok
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => null },
  )
  useEffect(() => {
    if (search !== null) void count({ input: { search } })
  }, [search, count])
}

const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  justify-items: start;
  max-width: 640px;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  > h2 {
    font: 600 var(--t17) var(--text);
    letter-spacing: -0.01em;
  }
  > p {
    color: var(--muted);
  }
`
