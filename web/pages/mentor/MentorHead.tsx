import { MapPin, ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorHead_mentor$key } from '../../__generated__/MentorHead_mentor.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'
import { BranchBadge } from '../../ui/BranchBadge.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { Lead } from '../../ui/PageFrame.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { AvailabilityState } from '../../ui/State.tsx'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { breakpoints } from '../../ui/theme.ts'

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
        ...MentorAvatar_mentor
        ...MentorRole_mentor
      }
    `,
    mentorKey,
  )
  const { name, mainBranch, subBranch } = mentor
  const place = [mentor.currentCity, mentor.currentCountry].filter(Boolean).join(', ')
  return (
    <Head>
      <MentorAvatar mentorKey={mentor} size="xl" lazy={false} />
      <div>
        <h1>
          <PersonName>{name}</PersonName>
        </h1>
        <Lead>
          <MentorRole mentorKey={mentor} />
        </Lead>
        <Line>
          <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
          <AvailabilityState available={mentor.available} />
          {place && (
            <Place>
              <MapPin size={16} />
              {place}
            </Place>
          )}
          <Place>
            <ShieldCheck size={16} />
            Reviewed by our team
          </Place>
        </Line>
        <Branches>
          <BranchBadge mainBranch={mainBranch} />
          {subBranch && subBranch !== mainBranch && <Badge $tone="flat">{subBranch}</Badge>}
        </Branches>
      </div>
    </Head>
  )
}

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
      grid-row: span 2;
      width: 64px;
      font-size: 1.5rem;
    }
    > div {
      display: contents;
    }
    h1 {
      align-self: end;
    }
    h1 + p {
      align-self: start;
      margin-top: -10px;
      font-size: var(--t15);
    }
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 1 / -1;
  }
`

const Place = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  color: var(--muted);
  overflow-wrap: anywhere;
`

const Branches = styled(Tags)`
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 1 / -1;
  }
`
