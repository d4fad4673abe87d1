import { graphql } from 'react-relay'
import type { useSavePictureMutation } from '../../__generated__/useSavePictureMutation.graphql.ts'
import type { SavePicture } from '../../features/profiles/useAvatar.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Saves the mentor's picture, or that there is none. */
export function useSavePicture(): SavePicture {
  const [run] = useMutation<useSavePictureMutation>(
    graphql`
      mutation useSavePictureMutation($input: UpdateMentorProfileInput!) @raw_response_type {
        updateMentorProfile(input: $input) {
          ... on UpdateMentorProfilePayload @alias(as: "done") {
            mentor {
              ...DashboardHead_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Profile Updated', tone: 'good' }),
      failed: 'Update Failed',
    },
  )
  return (profileImage) => run({ input: { profileImage } })
}
