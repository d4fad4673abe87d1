import { graphql, readInlineData } from 'react-relay'
import type { MentorListName } from '../../../api/rules/people/mentorLists.ts'
import type { mentorLists_mentor$key } from '../../__generated__/mentorLists_mentor.graphql.ts'

/** Every list of a mentor, for the forms: one of the table that is not asked for here does not compile. */
export function mentorLists(mentorKey: mentorLists_mentor$key): Record<MentorListName, readonly string[]> {
  const {
    previousCompanies,
    keyProjects,
    industriesWorkedIn,
    toolsAndSoftware,
    certifications,
    skills,
    topicsCanMentorOn,
  } = readInlineData(
    graphql`
      fragment mentorLists_mentor on Mentor @inline {
        previousCompanies
        keyProjects
        industriesWorkedIn
        toolsAndSoftware
        certifications
        skills
        topicsCanMentorOn
      }
    `,
    mentorKey,
  )
  return {
    previousCompanies,
    keyProjects,
    industriesWorkedIn,
    toolsAndSoftware,
    certifications,
    skills,
    topicsCanMentorOn,
  }
}
