import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { UpdateMenteeProfileInput } from '../../../__generated__/saveMenteeProfileMutation.graphql.ts'
import type { useMenteeSection_mentee$key } from '../../../__generated__/useMenteeSection_mentee.graphql.ts'
import { useProfileSection, type SectionRules } from '../../../features/profiles/useProfileSection.ts'
import { saveMenteeProfile } from './saveMenteeProfile.ts'

/** A section of the mentee's own profile, saved by itself. `profile` has the fields that it saves. */
export function useMenteeSection<
  Input extends Record<string, string>,
  Output,
  Profile extends Readonly<Record<string, unknown>>,
>(menteeKey: useMenteeSection_mentee$key, profile: Profile, rules: SectionRules<Input, Output, Profile>) {
  const { databaseId, profileVersion } = useFragment(
    graphql`
      fragment useMenteeSection_mentee on Mentee {
        databaseId
        profileVersion
      }
    `,
    menteeKey,
  )
  const environment = useRelayEnvironment()
  return useProfileSection<Input, Output, Profile, Omit<UpdateMenteeProfileInput, 'profileVersion'>>({
    rules,
    owner: `mentee:${databaseId}`,
    profile,
    version: profileVersion,
    save: (input) => saveMenteeProfile(environment, input),
  })
}
