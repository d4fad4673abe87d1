import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { COMPARED_MAXIMUM } from '../../../api/rules/constants.ts'
import type { MentorCard_mentor$key } from '../../__generated__/MentorCard_mentor.graphql.ts'
import type { SavedMentors_mentors$key } from '../../__generated__/SavedMentors_mentors.graphql.ts'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { comparePath, namedIds } from '../../features/shortlist/compareAddress.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Cards } from '../../ui/layout/Card.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useFocusAfterLeaving } from '../../ui/useFocusAfterLeaving.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export interface SavedMentor {
  /** Global id. */
  id: string
  databaseId: number
  name: string
}

interface SavedMentorsProps {
  /** The latest saved first. */
  mentorKeys: SavedMentors_mentors$key
  now: Date
  count: number
  /** How many saved ones are no longer listed. */
  gone: number
  onRemove?: (mentor: SavedMentor) => void
  /** Takes those off who are no longer listed. */
  onForgetGone?: () => void
  isForgetting?: boolean
  notice?: ReactNode
}

/** The cards of a shortlist; two or three of them are chosen to be compared. */
export function SavedMentors({
  mentorKeys,
  now,
  count,
  gone,
  onRemove,
  onForgetGone,
  isForgetting = false,
  notice,
}: SavedMentorsProps) {
  const mentors = useFragment(
    graphql`
      fragment SavedMentors_mentors on Mentor @relay(plural: true) {
        id
        databaseId
        name
        ...MentorCard_mentor
      }
    `,
    mentorKeys,
  )
  const panel = useRef<HTMLDivElement>(null)
  const leave = useFocusAfterLeaving(panel, mentors, 'h3')
  const [query] = useSearchParams()
  const [ticked, setTicked] = useState<readonly number[]>(() => namedIds(query))
  // Whoever was removed is not compared.
  const chosen = ticked.filter((id) => mentors.some(({ databaseId }) => databaseId === id))
  function choose(id: number, isChosen: boolean): void {
    setTicked(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  }
  function remove(mentor: SavedMentor, place: number): void {
    leave(place)
    onRemove?.(mentor)
  }
  const bar = mentors.length > 1 && (
    <>
      <Wide>
        <ChosenText chosen={chosen.length} />
        <CompareLink chosen={chosen} />
      </Wide>
      <BottomBar label="Compare" action={<CompareLink chosen={chosen} />}>
        <ChosenText chosen={chosen.length} />
      </BottomBar>
    </>
  )
  return (
    <Parts ref={panel}>
      {gone > 0 && (
        <Notice
          tone="warn"
          title={
            gone === 1
              ? 'One mentor is not on Plumbline at present.'
              : `${gone} mentors are not on Plumbline at present.`
          }
          actions={
            <Button size="small" busy={isForgetting} onClick={onForgetGone}>
              {gone === 1 ? 'Remove from the list' : 'Remove them from the list'}
            </Button>
          }
        >
          {gone === 1
            ? 'You saved them earlier. They cannot be booked.'
            : 'You saved them earlier. None can be booked.'}
        </Notice>
      )}
      {mentors.length === 0 ? (
        <EmptyState
          title="No mentors saved yet"
          actions={
            <ButtonLink look="primary" to="/find-mentors">
              Find Mentors
            </ButtonLink>
          }
        >
          Press the bookmark on a mentor’s card or profile. Then compare prices, open slots and reviews here.
        </EmptyState>
      ) : (
        <>
          {notice}
          <h2 aria-live="polite">{plural(count, 'saved mentor')}</h2>
          {bar}
          <Cards>
            {mentors.map((mentor, place) => (
              <Saved
                key={mentor.id}
                mentorKey={mentor}
                name={mentor.name}
                now={now}
                isChosen={chosen.includes(mentor.databaseId)}
                canChoose={mentors.length > 1 && chosen.length < COMPARED_MAXIMUM}
                hasChoice={mentors.length > 1}
                onChoose={(isChosen) => choose(mentor.databaseId, isChosen)}
                onRemove={() => remove(mentor, place)}
              />
            ))}
          </Cards>
        </>
      )}
    </Parts>
  )
}

function ChosenText({ chosen }: { chosen: number }) {
  if (chosen === COMPARED_MAXIMUM)
    return (
      <span>
        <b>{`${chosen} chosen.`}</b> <span>Take one out to choose another.</span>
      </span>
    )
  return (
    <span>
      <b>{chosen === 0 ? 'Compare mentors.' : `${chosen} chosen.`}</b>{' '}
      <span>
        {chosen === 1 ? 'Choose one or two more.' : chosen === 0 ? 'Choose two or three.' : 'You can add one.'}
      </span>
    </span>
  )
}

/** Keeps its place, and the focus, while there is nothing to compare. */
function CompareLink({ chosen }: { chosen: readonly number[] }) {
  if (chosen.length < 2)
    return (
      <Button look="primary" aria-disabled>
        Compare
      </Button>
    )
  return (
    <ButtonLink look="primary" to={comparePath(chosen)}>
      {`Compare ${chosen.length}`}
    </ButtonLink>
  )
}

interface SavedProps {
  mentorKey: MentorCard_mentor$key
  name: string
  now: Date
  isChosen: boolean
  /** Another one may be chosen. */
  canChoose: boolean
  /** There is somebody to compare with. */
  hasChoice: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
}

function Saved({ mentorKey, name, now, isChosen, canChoose, hasChoice, onChoose, onRemove }: SavedProps) {
  return (
    <Cell>
      <MentorCard
        mentorKey={mentorKey}
        now={now}
        act={
          <Button look="ghost" icon aria-label={`Remove ${name} from your shortlist`} onClick={onRemove}>
            <X size={20} />
          </Button>
        }
      />
      {hasChoice && (
        <Checkbox
          checked={isChosen}
          disabled={!isChosen && !canChoose}
          onChange={({ target }) => onChoose(target.checked)}
        >
          Compare<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Checkbox>
      )}
    </Cell>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > h2 {
    font-size: var(--t17);
  }
`

const Cell = styled.li`
  && {
    grid-template-rows: 1fr auto;
  }
`

/** Stays in view below the header while the cards are scrolled. */
const Wide = styled.div`
  position: sticky;
  top: 64px;
  z-index: 2;
  display: flex;
  gap: 16px;
  justify-content: space-between;
  align-items: center;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`
