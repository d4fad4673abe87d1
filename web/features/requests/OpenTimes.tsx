import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { addDays, istDate, istTime } from '../../../api/rules/time/time.ts'
import type { OpenTimesQuery } from '../../__generated__/OpenTimesQuery.graphql.ts'
import { serverTime } from '../../lib/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'

const DAYS = 14
const SHOWN = 3

const query = graphql`
  query OpenTimesQuery($id: Int!, $from: Date!, $to: Date!) @raw_response_type {
    mentor(id: $id) {
      freeSlots(from: $from, to: $to) {
        startsAt
      }
    }
  }
`

interface OpenTimesProps {
  mentorId: number
  /** As a datetime-local field has it. */
  value: string
  onPick: (value: string) => void
}

/** The first open slot of each of the next three days that have one, to pick instead of typing; nothing without. */
export function OpenTimes({ mentorId, ...rest }: OpenTimesProps) {
  const [queryRef, load] = useQueryLoader<OpenTimesQuery>(query)
  useEffect(() => {
    const today = istDate(serverTime())
    load({ id: mentorId, from: today, to: addDays(today, DAYS) })
  }, [load, mentorId])
  if (!queryRef) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <Times queryRef={queryRef} {...rest} />
      </Suspense>
    </SectionBoundary>
  )
}

interface TimesProps extends Omit<OpenTimesProps, 'mentorId'> {
  queryRef: PreloadedQuery<OpenTimesQuery>
}

function Times({ queryRef, value, onPick }: TimesProps) {
  const { mentor } = usePreloadedQuery<OpenTimesQuery>(query, queryRef)
  const starts = (mentor?.freeSlots ?? []).map(({ startsAt }) => new Date(startsAt))
  const days = new Map(starts.toReversed().map((start) => [istDate(start), start] as const))
  const firsts = [...days].toReversed().slice(0, SHOWN)
  if (firsts.length === 0) return null
  return (
    <Line role="group" aria-label="Open times">
      <Small>Open times:</Small>
      {firsts.map(([day, start]) => {
        const picked = `${day}T${istTime(start)}`
        return (
          <Button key={day} size="small" aria-pressed={value === picked} onClick={() => onPick(picked)}>
            {formatShortDay(day)}, {formatTime(start)}
          </Button>
        )
      })}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  align-items: center;
  button[aria-pressed='true'] {
    border-color: var(--blueprint);
    background: var(--blueprint-wash);
    color: var(--blueprint);
  }
`
