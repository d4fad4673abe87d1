import { ChevronRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorCard_matched$key } from '../../__generated__/MentorCard_matched.graphql.ts'
import type { MentorCard_mentor$key } from '../../__generated__/MentorCard_mentor.graphql.ts'
import { listText } from '../../../api/rules/text/counts.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { AvailabilityState } from '../../ui/mark/State.tsx'
import { Tag, Tags } from '../../ui/mark/Tags.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MatchedText } from './MatchedText.tsx'
import { SaveButton } from '../shortlist/SaveButton.tsx'
import { MentorAvatar } from './MentorAvatar.tsx'
import {
  Bio,
  Branch,
  Foot,
  Go,
  Inside,
  Name,
  NextSlot,
  PriceLabel,
  Role,
  Sheet,
  Spoken,
  Top,
} from './mentorCardParts.ts'
import { MentorRole } from './MentorRole.tsx'

interface MentorCardProps {
  mentorKey: MentorCard_mentor$key
  /** Why a search found them; absent without one. */
  matchedKey?: MentorCard_matched$key | null
  /** The server's clock. */
  now: Date
  /** False for cards above the fold: their pictures load eagerly. */
  lazy?: boolean
  /** In the place of the mark that saves the mentor. */
  act?: ReactNode
}

/** A mentor in a list. One link covers the whole card except its one button; place it in a stretching cell. */
export function MentorCard({ mentorKey, matchedKey, now, lazy = true, act }: MentorCardProps) {
  const mentor = useFragment(
    graphql`
      fragment MentorCard_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        bio
        starterPrice
        advancedPrice
        rating
        reviewCount
        available
        skills
        languages
        nextFreeSlot {
          startsAt
        }
        ...MentorAvatar_mentor
        ...MentorRole_mentor
        ...SaveButton_mentor
      }
    `,
    mentorKey,
  )
  const matched = useFragment(
    graphql`
      fragment MentorCard_matched on MatchedLine {
        ...MatchedText_line
      }
    `,
    matchedKey ?? null,
  )
  const { name, mainBranch, subBranch, available, languages, nextFreeSlot } = mentor
  return (
    <Sheet>
      <Inside>
        <Top>
          <MentorAvatar mentorKey={mentor} size="card" lazy={lazy} />
          <Name>
            <h3>
              <Link to={mentorPath(mentor.databaseId)}>
                <PersonName>{name}</PersonName>
              </Link>
            </h3>
            <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
          </Name>
          <Role>
            <MentorRole mentorKey={mentor} city />
          </Role>
        </Top>
        <Branch>
          <BranchBadge mainBranch={mainBranch} subBranch={subBranch} />
          {act ?? <SaveButton mentorKey={mentor} />}
        </Branch>
        <Bio>
          <MatchedText lineKey={matched ?? null} fallback={mentor.bio} />
        </Bio>
        {languages.length > 0 && <Spoken>{`Speaks ${listText(languages)}`}</Spoken>}
        <SkillRow skills={mentor.skills} />
      </Inside>
      <NextSlot>
        <AvailabilityState available={available} />
        {nextFreeSlot ? (
          <span>
            <span>Next slot </span>
            <Time at={nextFreeSlot.startsAt} now={now} />
          </span>
        ) : (
          <span>{available ? 'No slots in the next 30 days' : 'Not taking bookings right now'}</span>
        )}
      </NextSlot>
      <Foot>
        <div>
          <PriceLabel>Starter</PriceLabel>
          <Money paise={mentor.starterPrice} />
        </div>
        <div>
          <PriceLabel>Advanced</PriceLabel>
          <Money paise={mentor.advancedPrice} />
        </div>
        <Go aria-hidden="true">
          View Profile
          <ChevronRight size={16} />
        </Go>
      </Foot>
    </Sheet>
  )
}

const SHOWN = 3
/** Gap between tags and before the count, in px. */
const GAP = 6

/** One row of up to three skills and "+n" for the rest; tags that do not fit drop out and count as rest. */
export function SkillRow({ skills }: { skills: readonly string[] }) {
  // Different skills need to be measured again.
  return <MeasuredRow key={skills.join('\n')} skills={skills} />
}

function MeasuredRow({ skills }: { skills: readonly string[] }) {
  const shown = skills.slice(0, SHOWN)
  const [row, { fitting, edge }] = useFitting(shown.length)
  const rest = skills.length - fitting
  return (
    <Row>
      <Line ref={row} $room={rest > 0}>
        {shown.map((skill) => (
          <Skill as="li" key={skill}>
            {skill}
          </Skill>
        ))}
      </Line>
      {rest > 0 && (
        // How many are shown is not known before it is measured.
        <Rest style={edge === null ? { visibility: 'hidden' } : { position: 'absolute', left: edge + GAP }}>
          <span aria-hidden="true">{`+${rest}`}</span>
          <VisuallyHidden>{`and ${rest} more`}</VisuallyHidden>
        </Rest>
      )}
    </Row>
  )
}

interface Fit {
  /** Number of tags in the first line, at least 1. */
  fitting: number
  /** Right edge of the last tag; null before measuring. */
  edge: number | null
}

/** Measures which children fit in the first line, so that "+n" follows the last one. */
function useFitting(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState<Fit>({ fitting: count, edge: null })
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = (): void => {
      const next = inFirstLine(element)
      setFitting((known) => (known.fitting === next.fitting && known.edge === next.edge ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    // Observe the tags too: their width changes when the font loads.
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [row, fitting] as const
}

function inFirstLine({ children }: HTMLElement): Fit {
  const tags = [...children] as HTMLElement[]
  const line = tags.filter((tag) => tag.offsetTop === tags[0]?.offsetTop)
  const last = line.at(-1)
  return { fitting: line.length, edge: last ? last.offsetLeft + last.offsetWidth : null }
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 6px;
  min-height: 1.625rem;
  margin-top: auto;
`

const Line = styled(Tags)<{ $room: boolean }>`
  flex: 1;
  /* The count stands behind the last tag, wherever that ends. */
  ${({ $room }) => $room && 'margin-right: 46px;'}
  height: 1.625rem;
  overflow: hidden;
`

const Skill = styled(Tag)`
  display: block;
  max-width: 100%;
  padding-block: 0;
  overflow: hidden;
  line-height: calc(1.625rem - 2px);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Rest = styled(Tag)`
  flex: none;
  font-family: var(--mono);
  font-weight: 600;
`
