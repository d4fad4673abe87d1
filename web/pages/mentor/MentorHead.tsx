import { MapPin, ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorHead_mentor$key } from '../../__generated__/MentorHead_mentor.graphql.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { Tags } from '../../ui/mark/Tags.tsx'
import { Lead } from '../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { AvailabilityState } from '../../ui/mark/State.tsx'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** So many letters fit beside the rating on the narrowest phone. */
const SURE_TO_FIT = 20

/** Who it is: picture, name, work, rating, place, branches. */
export function MentorHead({ mentorKey }: { mentorKey: MentorHead_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorHead_mentor on Mentor {
        name
        mainBranch
        subBranch
        rating
        reviewCount
        available
        currentCity
        currentCountry
        status
        ...MentorAvatar_mentor
        ...MentorRole_mentor
      }
    `,
    mentorKey,
  )
  const { name, mainBranch, subBranch } = mentor
  // Others see accepted mentors only, and no status.
  const isAccepted = mentor.status === null || mentor.status === 'ACCEPTED'
  const place = [mentor.currentCity, mentor.currentCountry].filter(Boolean).join(', ')
  return (
    <Head>
      <MentorAvatar mentorKey={mentor} size="xl" lazy={false} />
      <div>
        <Who>
          <h1>
            <PersonName>{name}</PersonName>
          </h1>
          <Lead>
            <MentorRole mentorKey={mentor} />
          </Lead>
        </Who>
        <Line>
          <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
          <AvailabilityState available={mentor.available} />
          {place && (
            <Fact $wraps={place.length > SURE_TO_FIT}>
              <MapPin size={16} />
              <span>{place}</span>
            </Fact>
          )}
          {isAccepted && (
            <Fact>
              <ShieldCheck size={16} />
              <span>Reviewed by our team</span>
            </Fact>
          )}
        </Line>
        <Branches as="div">
          <BranchBadge mainBranch={mainBranch} />
          {subBranch && subBranch !== mainBranch && <Badge $tone="flat">{subBranch}</Badge>}
        </Branches>
      </div>
    </Head>
  )
}

/*
 * On a phone most lines are nearly as wide as the screen. None may wrap by a hair, or all below would jump when the fonts
 * come: what may take one line more has its room, the rest keeps its row.
 */
const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 24px;
  align-items: center;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  p:empty {
    display: none;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    > :first-child {
      width: 64px;
      font-size: 1.5rem;
    }
    > div {
      display: contents;
    }
  }
`

const Who = styled.div`
  display: grid;
  gap: 6px;
  @media (max-width: ${breakpoints.phone}) {
    gap: 2px;
    align-content: start;
    /* Three lines: a long name, or what is longer than a line of their work. */
    min-height: 5.5rem;
    > p {
      font-size: var(--t15);
    }
  }
`

/** On a phone two columns: how good and whether open, beside where and by whom reviewed. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
  @media (max-width: ${breakpoints.phone}) {
    display: grid;
    grid-column: 1 / -1;
    grid-template: repeat(2, minmax(1.5rem, auto)) / auto minmax(0, 1fr);
    grid-auto-flow: column;
    justify-items: start;
  }
`

/** Whole with larger letters too, and where it is longer than its row. */
const Fact = styled.span<{ $wraps?: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  color: var(--muted);
  > span {
    overflow-wrap: anywhere;
  }
  @media (max-width: ${breakpoints.phone}) and (min-width: 20em) {
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
    }
  }
`

const Branches = styled(Tags)`
  @media (max-width: ${breakpoints.phone}) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`
