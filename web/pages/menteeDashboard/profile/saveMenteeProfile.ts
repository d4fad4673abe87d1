import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  saveMenteeProfileMutation,
  UpdateMenteeProfileInput,
} from '../../../__generated__/saveMenteeProfileMutation.graphql.ts'
import { notSaved, PROFILE_TOASTS, type ProfileSaved } from '../../../features/profiles/profileSave.ts'
import { mutate } from '../../../relay/mutate.ts'

const mutation = graphql`
  mutation saveMenteeProfileMutation($input: UpdateMenteeProfileInput!) @raw_response_type {
    updateMenteeProfile(input: $input) {
      ... on UpdateMenteeProfilePayload @alias(as: "done") {
        mentee {
          profileVersion
          ...MenteeProfile_mentee
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
          mentee {
            profileVersion
            ...MenteeProfile_mentee
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Saves what is given of the signed-in mentee's profile. Shows the toasts; never rejects. */
export async function saveMenteeProfile(
  environment: Environment,
  input: UpdateMenteeProfileInput,
): Promise<ProfileSaved> {
  const outcome = await mutate<saveMenteeProfileMutation>(environment, mutation, { input }, PROFILE_TOASTS)
  if (!outcome.refused) return { refused: null, conflict: null, version: outcome.done.mentee.profileVersion }
  const conflict = outcome.answer?.conflict
  return notSaved(outcome.refused, conflict, conflict?.viewer.mentee?.profileVersion)
}
