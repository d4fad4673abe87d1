/* oxlint-disable relay/unused-fields -- page.ts and mentorData.ts read them */
import { graphql, useFragment } from 'react-relay'
import type { MentorSeo_mentor$key } from '../../__generated__/MentorSeo_mentor.graphql.ts'
import { JsonLd, PageHead } from '../../ui/PageHead.tsx'
import { useSiteOrigin } from '../../ui/useSiteOrigin.ts'
import { mentorHead } from './page.ts'
import { mentorData } from './mentorData.ts'

/** Title, description and structured data of a profile. */
export function MentorSeo({ mentorKey }: { mentorKey: MentorSeo_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorSeo_mentor on Mentor {
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
        starterPackageRate
        advancedPackageRate
        available
        rating
        reviewCount
      }
    `,
    mentorKey,
  )
  const origin = useSiteOrigin()
  return (
    <>
      <PageHead {...mentorHead(mentor)} />
      <JsonLd data={mentorData(mentor, origin)} />
    </>
  )
}
