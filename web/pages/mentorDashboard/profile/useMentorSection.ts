import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { useMentorSection_mentor$key } from '../../../__generated__/useMentorSection_mentor.graphql.ts'
import type {
  UpdateMentorProfileInput,
  useMentorSectionMutation,
} from '../../../__generated__/useMentorSectionMutation.graphql.ts'
import { useProfileSection, type SectionRules } from '../../../features/profiles/useProfileSection.ts'
import { notSaved, PROFILE_TOASTS, type ProfileSaved } from '../../../features/profiles/profileSave.ts'
import { mutate } from '../../../relay/mutate.ts'

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

const mutation = graphql`
  mutation useMentorSectionMutation($input: UpdateMentorProfileInput!) @raw_response_type {
    updateMentorProfile(input: $input) {
      ... on UpdateMentorProfilePayload @alias(as: "done") {
        mentor {
          profileVersion
          ...ProfileTab_mentor
        }
        # The header has the name, and another email address is not confirmed.
        viewer {
          emailConfirmed
          ...presence_viewer
        }
      }
      ... on ProfileConflictError @alias(as: "conflict") {
        fields
        savedAt
        viewer {
          mentor {
            profileVersion
            ...ProfileTab_mentor
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Saves what is given of the signed-in mentor's profile. Shows the toasts; never rejects. */
async function saveMentorProfile(environment: Environment, input: UpdateMentorProfileInput): Promise<ProfileSaved> {
  const outcome = await mutate<useMentorSectionMutation>(environment, mutation, { input }, PROFILE_TOASTS)
  if (!outcome.refused) return { refused: null, conflict: null, version: outcome.done.mentor.profileVersion }
  const conflict = outcome.answer?.conflict
  return notSaved(outcome.refused, conflict, conflict?.viewer.mentor?.profileVersion)
}
