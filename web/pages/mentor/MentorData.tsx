/* oxlint-disable relay/unused-fields -- mentorData.ts reads them */
import { graphql, useFragment } from 'react-relay'
import type { MentorData_mentor$key } from '../../__generated__/MentorData_mentor.graphql.ts'
import { JsonLd } from '../../ui/PageHead.tsx'
import { useSiteOrigin } from '../../ui/useSiteOrigin.ts'
import { mentorData } from './mentorData.ts'

/** A profile as search engines read it. */
export function MentorData({ mentorKey }: { mentorKey: MentorData_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorData_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        currentJobTitle
        currentCompany
        currentCity
        currentCountry
        profileImage
        hasProfileImage
        linkedinUrl
        skills
        starterPrice
        advancedPrice
        available
        rating
        reviewCount
      }
    `,
    mentorKey,
  )
  return <JsonLd data={mentorData(mentor, useSiteOrigin())} />
}
