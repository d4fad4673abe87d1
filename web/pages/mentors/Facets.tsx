import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { FacetsQuery } from '../../__generated__/FacetsQuery.graphql.ts'
import { filterVariables, type Filters } from '../../features/mentors/filters.ts'
import { usePartQuery } from '../../relay/usePartQuery.ts'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import type { Facets } from './choices.tsx'

/** Choices that follow each other faster are counted once. */
const SETTLED_MS = 250

interface FacetsProps {
  filters: Filters
  /** Null until the counts are there, and where they fail: they are a help, and no filter waits for them. */
  children: (facets: Facets | null) => ReactNode
}

/** What draws the filters with the counts of these filters. When others are chosen, the counts on screen stay until those have come. */
export function WithFacets({ filters, children }: FacetsProps) {
  const [settled, setSettled] = useState(filters)
  const { onLeave, left } = useFocused()
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(filters)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [filters])
  const fields = (facets: Facets | null) => (
    <HandsFocusOn onLeave={onLeave} left={left}>
      {children(facets)}
    </HandsFocusOn>
  )
  return (
    <SectionBoundary resetOn={settled} fallback={() => fields(null)}>
      <Suspense fallback={fields(null)}>
        <Counted filters={settled}>{fields}</Counted>
      </Suspense>
    </SectionBoundary>
  )
}

function Counted({ filters, children }: FacetsProps) {
  const { mentorFacets } = usePartQuery<FacetsQuery>(
    graphql`
      query FacetsQuery(
        $search: String
        $asTyped: Boolean
        $mainBranch: String
        $subBranch: String
        $available: Boolean
        $minPrice: Int
        $maxPrice: Int
        $free: FreeTime
        $language: [String!]
        $minExperience: Int
        $minRating: Float
        $city: String
      ) @preloadable {
        mentorFacets(
          search: $search
          asTyped: $asTyped
          mainBranch: $mainBranch
          subBranch: $subBranch
          available: $available
          minPrice: $minPrice
          maxPrice: $maxPrice
          free: $free
          language: $language
          minExperience: $minExperience
          minRating: $minRating
          city: $city
        ) {
          name
          any
          values {
            value
            count
          }
        }
      }
    `,
    filterVariables(filters),
  )
  const facets = useMemo(
    () =>
      new Map(
        mentorFacets.map(({ name, any, values }) => [
          name,
          { any, counts: new Map(values.map(({ value, count }) => [value, count])) },
        ]),
      ),
    [mentorFacets],
  )
  return children(facets)
}

/** Remembers which field had the focus. */
function useFocused() {
  const name = useRef<string | null>(null)
  const onLeave = useCallback((focused: string | null): void => {
    name.current = focused
  }, [])
  const left = useCallback(() => name.current, [])
  return { onLeave, left }
}

interface FocusProps {
  /** Names the field with the focus as these fields leave; null for none. */
  onLeave: (name: string | null) => void
  /** What the fields before these have named. */
  left: () => string | null
  children: ReactNode
}

/** The fields are drawn again when their counts come. The focus returns to the field that had it. */
function HandsFocusOn({ onLeave, left, children }: FocusProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = box.current
    const name = left()
    if (name !== null) own?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    return () => {
      const { activeElement } = document
      onLeave(own?.contains(activeElement) ? (activeElement?.getAttribute('name') ?? null) : null)
    }
  }, [onLeave, left])
  return <Transparent ref={box}>{children}</Transparent>
}

const Transparent = styled.div`
  display: contents;
`
