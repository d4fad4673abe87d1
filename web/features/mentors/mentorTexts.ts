import { graphql, readInlineData } from 'react-relay'
import type { MentorListName } from '../../../api/rules/people/mentorLists.ts'
import type { MentorTextName } from '../../../api/rules/people/mentorTexts.ts'
import type { mentorTexts_mentor$key } from '../../__generated__/mentorTexts_mentor.graphql.ts'

export type MentorTexts = Record<MentorTextName, string | null> & Record<MentorListName, readonly string[]>

/** Every text and list of a mentor, for the forms: one of the tables that is not asked for here does not compile. */
export function mentorTexts(mentorKey: mentorTexts_mentor$key): MentorTexts {
  const {
    currentJobTitle,
    currentCompany,
    currentCity,
    currentCountry,
    previousCompanies,
    keyProjects,
    industriesWorkedIn,
    toolsAndSoftware,
    certifications,
    skills,
    topicsCanMentorOn,
    languages,
    timeSlotsPerWeek,
    whyIMentor,
    successStories,
  } = readInlineData(
    graphql`
      fragment mentorTexts_mentor on Mentor @inline {
        currentJobTitle
        currentCompany
        currentCity
        currentCountry
        previousCompanies
        keyProjects
        industriesWorkedIn
        toolsAndSoftware
        certifications
        skills
        topicsCanMentorOn
        languages
        timeSlotsPerWeek
        whyIMentor
        successStories
      }
    `,
    mentorKey,
  )
  return {
    currentJobTitle,
    currentCompany,
    currentCity,
    currentCountry,
    previousCompanies,
    keyProjects,
    industriesWorkedIn,
    toolsAndSoftware,
    certifications,
    skills,
    topicsCanMentorOn,
    languages,
    timeSlotsPerWeek,
    whyIMentor,
    successStories,
  }
}
