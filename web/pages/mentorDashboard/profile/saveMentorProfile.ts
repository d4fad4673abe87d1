/* oxlint-disable relay/must-colocate-fragment-spreads -- it brings what other parts show */
import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  saveMentorProfileMutation,
  UpdateMentorProfileInput,
} from '../../../__generated__/saveMentorProfileMutation.graphql.ts'
import type { saveMentorProfileQuery } from '../../../__generated__/saveMentorProfileQuery.graphql.ts'
import { PROFILE_TOASTS, type ProfileSaved } from '../../../features/profiles/profileSave.ts'
import { mutate } from '../../../relay/mutate.ts'

const mutation = graphql`
  mutation saveMentorProfileMutation($input: UpdateMentorProfileInput!) @raw_response_type {
    updateMentorProfile(input: $input) {
      ... on UpdateMentorProfilePayload @alias(as: "done") {
        mentor {
          profileVersion
          ...ProfileTabContent_mentor
        }
      }
      ... on ProfileConflictError @alias(as: "conflict") {
        fields
        savedAt
        viewer {
          mentor {
            profileVersion
            ...ProfileTabContent_mentor
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

const account = graphql`
  query saveMentorProfileQuery @raw_response_type {
    viewer {
      ...Presence_viewer
      ...BasicInfo_viewer
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
  // The header has the name, and another address is not confirmed yet.
  if ('name' in input || 'email' in input)
    fetchQuery<saveMentorProfileQuery>(environment, account, {}, { fetchPolicy: 'network-only' }).subscribe({})
  return { refused: null, conflict: null, version: outcome.done.mentor.profileVersion ?? null }
}
