import { Eye } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { DashboardHead_mentor$key } from '../../__generated__/DashboardHead_mentor.graphql.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { AvatarField } from '../../features/profiles/AvatarField.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { AvailableSwitch } from './AvailableSwitch.tsx'
import { HeadFrame } from './HeadFrame.ts'
import { useSavePicture } from './useSaveHead.ts'

/** Who it is, whether they take bookings, and how they stand. */
export function DashboardHead({ mentorKey }: { mentorKey: DashboardHead_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment DashboardHead_mentor on Mentor {
        databaseId
        name
        rating
        reviewCount
        profileImage
        hasProfileImage
        status
        ...MentorAvatar_mentor
        ...AvailableSwitch_mentor
        ...ReviewNotice_mentor
      }
    `,
    mentorKey,
  )
  const savePicture = useSavePicture()
  return (
    <>
      <HeadFrame>
        <AvatarField
          kinds="photos"
          picture={mentor.hasProfileImage ? mentor.profileImage : null}
          onSave={savePicture}
          beside={
            <>
              <h1>
                <PersonName>{mentor.name}</PersonName>
              </h1>
              <Line>
                <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
                <Muted>Profile views: coming soon</Muted>
              </Line>
            </>
          }
        >
          <MentorAvatar mentorKey={mentor} size="lg" lazy={false} />
        </AvatarField>
        <ButtonLink to={mentorPath(mentor.databaseId)}>
          <Eye />
          View as a student
        </ButtonLink>
        <AvailableSwitch mentorKey={mentor} />
      </HeadFrame>
      {mentor.status !== 'ACCEPTED' && (
        <ReviewNotice
          mentorKey={mentor}
          then="Meanwhile, fill in your profile and weekly hours. Students see them once you are accepted."
        >
          Only accepted mentors are shown to students.
        </ReviewNotice>
      )}
    </>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
`
