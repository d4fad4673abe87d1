import { graphql, useFragment } from 'react-relay'
import type { MentorRole_mentor$key } from '../../__generated__/MentorRole_mentor.graphql.ts'
import { roleText } from './roleText.ts'

interface MentorRoleProps {
  mentorKey: MentorRole_mentor$key
  /** Omit where the location is shown elsewhere. */
  city?: boolean
}

/** Job title, company and city: `Senior Structural Engineer at Sahyadri Structures, Pune`; may be empty. */
export function MentorRole({ mentorKey, city = false }: MentorRoleProps) {
  const { currentJobTitle, currentCompany, currentCity } = useFragment(
    graphql`
      fragment MentorRole_mentor on Mentor {
        currentJobTitle
        currentCompany
        currentCity
      }
    `,
    mentorKey,
  )
  return roleText({ currentJobTitle, currentCompany, ...(city && { currentCity }) })
}
