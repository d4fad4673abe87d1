import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { useMentorSection_mentor$key } from '../../../__generated__/useMentorSection_mentor.graphql.ts'
import type { UpdateMentorProfileInput } from '../../../__generated__/saveMentorProfileMutation.graphql.ts'
import { useProfileSection, type SectionRules } from '../../../features/profiles/useProfileSection.ts'
import { saveMentorProfile } from './saveMentorProfile.ts'

/** A section of the mentor's own profile, saved by itself. `profile` has the fields that it saves. */
export function useMentorSection<
  Input extends Record<string, string>,
  Output,
  Profile extends Readonly<Record<string, unknown>>,
>(mentorKey: useMentorSection_mentor$key, profile: Profile, rules: SectionRules<Input, Output, Profile>) {
  const { databaseId, profileVersion } = useFragment(
    graphql`
      fragment useMentorSection_mentor on Mentor {
        databaseId
        profileVersion
      }
    `,
    mentorKey,
  )
  const environment = useRelayEnvironment()
  return useProfileSection<Input, Output, Profile, Omit<UpdateMentorProfileInput, 'profileVersion'>>({
    rules,
    owner: `mentor:${databaseId}`,
    profile,
    version: profileVersion,
    save: (input) => saveMentorProfile(environment, input),
  })
}
