import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  saveMentorProfileMutation,
  UpdateMentorProfileInput,
} from '../../../__generated__/saveMentorProfileMutation.graphql.ts'
import { PROFILE_TOASTS, type ProfileSaved } from '../../../features/profiles/profileSave.ts'
import { mutate } from '../../../relay/mutate.ts'

const mutation = graphql`
  mutation saveMentorProfileMutation($input: UpdateMentorProfileInput!) @raw_response_type {
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
export async function saveMentorProfile(
  environment: Environment,
  input: UpdateMentorProfileInput,
): Promise<ProfileSaved> {
  const outcome = await mutate<saveMentorProfileMutation>(environment, mutation, { input }, PROFILE_TOASTS)
  if (outcome.refused) {
    const conflict = outcome.answer?.conflict
    const kept = conflict && {
      fields: conflict.fields,
      savedAt: conflict.savedAt,
      version: conflict.viewer.mentor?.profileVersion ?? null,
    }
    return { refused: outcome.refused, conflict: kept ?? null, version: null }
  }
  return { refused: null, conflict: null, version: outcome.done.mentor.profileVersion }
}
