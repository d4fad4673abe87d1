import { graphql, useFragment } from 'react-relay'
import type { MentorContact_mentor$key } from '../../__generated__/MentorContact_mentor.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { ExternalLink } from '../../ui/Link.tsx'
import { ProfileSection, Specs } from './profileParts.ts'

/** Where else to find this mentor. The email comes only to that mentor and administrators. */
export function MentorContact({ mentorKey }: { mentorKey: MentorContact_mentor$key }) {
  const { name, linkedinUrl, email } = useFragment(
    graphql`
      fragment MentorContact_mentor on Mentor {
        name
        linkedinUrl
        email
      }
    `,
    mentorKey,
  )
  const profile = linkedinUrl && webAddress(linkedinUrl)
  if (!profile && !email) return null
  return (
    <ProfileSection>
      <h2>Contact</h2>
      <Specs>
        {profile && (
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={profile}>{`${name} on LinkedIn`}</ExternalLink>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={mailTo(email)}>{email}</a>
            </dd>
          </div>
        )}
      </Specs>
    </ProfileSection>
  )
}

/** Older rows may hold anything: only a web address becomes a link. */
function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) ? text : null
}
