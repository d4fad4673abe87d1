import { graphql, useFragment } from 'react-relay'
import type { MentorSeo_mentor$key } from '../../__generated__/MentorSeo_mentor.graphql.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { mentorHead } from './page.ts'

/** Title and description of a profile. */
export function MentorSeo({ mentorKey }: { mentorKey: MentorSeo_mentor$key }) {
  const {
    databaseId,
    name,
    mainBranch,
    subBranch,
    currentJobTitle,
    currentCompany,
    profileImage,
    hasProfileImage,
    starterPrice,
  } = useFragment(
    graphql`
      fragment MentorSeo_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        currentJobTitle
        currentCompany
        profileImage
        hasProfileImage
        starterPrice
      }
    `,
    mentorKey,
  )
  return (
    <PageHead
      {...mentorHead({
        databaseId,
        name,
        mainBranch,
        subBranch,
        currentJobTitle,
        currentCompany,
        profileImage,
        hasProfileImage,
        starterPrice,
      })}
    />
  )
}
