import { ChevronRight } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { MentorCard_mentor$key } from '../../__generated__/MentorCard_mentor.graphql.ts'
import { BranchBadge } from '../../ui/BranchBadge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { AvailabilityState } from '../../ui/State.tsx'
import { Time } from '../../ui/Time.tsx'
import { Bio, Foot, Go, Inside, Name, NextSlot, PriceLabel, Role, Sheet, Top } from './mentorCardParts.ts'
import { MentorAvatar } from './MentorAvatar.tsx'
import { MentorRole } from './MentorRole.tsx'
import { SkillRow } from './SkillRow.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'

interface MentorCardProps {
  mentorKey: MentorCard_mentor$key
  /** The server's clock. */
  now: Date
  /** False for cards above the fold: their pictures load eagerly. */
  lazy?: boolean
}

/** A mentor in a list. One link covers the whole card; place it in a stretching cell. */
export function MentorCard({ mentorKey, now, lazy = true }: MentorCardProps) {
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
        nextFreeSlot {
          startsAt
        }
        ...MentorAvatar_mentor
        ...MentorRole_mentor
      }
    `,
    mentorKey,
  )
  const { name, mainBranch, subBranch, available, nextFreeSlot } = mentor
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
        <BranchBadge mainBranch={mainBranch} subBranch={subBranch} />
        <Bio>{mentor.bio}</Bio>
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
