import { CalendarCheck, ChevronRight } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/branches.ts'
import { packageAmount } from '../../../api/rules/money.ts'
import type { MentorCard_mentor$key } from '../../__generated__/MentorCard_mentor.graphql.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BranchBadge } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { AvailabilityState } from '../../ui/State.tsx'
import { Time } from '../../ui/Time.tsx'
import { CellLabel } from '../../ui/TitleBlock.tsx'
import { Bio, Foot, Go, Inside, Meta, Name, NextFree, Role, Sheet, Top } from './mentorCardParts.ts'
import { roleText } from './roleText.ts'
import { SkillRow } from './SkillRow.tsx'
import { mentorPath } from '../../lib/paths.ts'

interface MentorCardProps {
  mentorKey: MentorCard_mentor$key
  /** The server's clock. */
  now: Date
  /** False for cards in view at once: their pictures load without waiting. */
  lazy?: boolean
}

/** A mentor in a list. One link in the tab order, over the whole card; give it a cell that stretches. */
export function MentorCard({ mentorKey, now, lazy = true }: MentorCardProps) {
  const mentor = useFragment(
    graphql`
      fragment MentorCard_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        bio
        starterPackageRate
        advancedPackageRate
        rating
        reviewCount
        available
        profileImage
        hasProfileImage
        skills
        currentCity
        currentJobTitle
        currentCompany
        nextFreeSlot {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const { name, mainBranch, subBranch, available, nextFreeSlot } = mentor
  const { currentJobTitle, currentCompany, currentCity } = mentor
  return (
    <Sheet>
      <Inside>
        <Top>
          <Avatar
            name={name}
            family={branchFamily(mainBranch, subBranch)}
            image={mentor.hasProfileImage ? mentor.profileImage : null}
            size="card"
            lazy={lazy}
          />
          <Name>
            <h3>
              <Link to={mentorPath(mentor.databaseId)}>{name}</Link>
            </h3>
            <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
          </Name>
          <Role>{roleText({ currentJobTitle, currentCompany, currentCity })}</Role>
        </Top>
        <Meta>
          <BranchBadge mainBranch={mainBranch} subBranch={subBranch} />
          <AvailabilityState available={available} />
        </Meta>
        <Bio>{mentor.bio}</Bio>
        <SkillRow skills={mentor.skills} />
      </Inside>
      <NextFree>
        <CalendarCheck size={16} />
        {nextFreeSlot ? (
          <>
            <span>Next free</span>
            <Time at={nextFreeSlot.startsAt} now={now} />
          </>
        ) : (
          <span>{available ? 'No free time in the next 30 days' : 'Not taking bookings right now'}</span>
        )}
      </NextFree>
      <Foot>
        <div>
          <CellLabel>Starter</CellLabel>
          <Money paise={packageAmount('starter', mentor.starterPackageRate)} />
        </div>
        <div>
          <CellLabel>Advanced</CellLabel>
          <Money paise={packageAmount('advanced', mentor.advancedPackageRate)} />
        </div>
        <Go aria-hidden="true">
          View Profile
          <ChevronRight size={16} />
        </Go>
      </Foot>
    </Sheet>
  )
}
