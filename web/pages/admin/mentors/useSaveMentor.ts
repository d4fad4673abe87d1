import { graphql } from 'react-relay'
import type { useSaveMentorCreateMutation } from '../../../__generated__/useSaveMentorCreateMutation.graphql.ts'
import type { useSaveMentorUpdateMutation } from '../../../__generated__/useSaveMentorUpdateMutation.graphql.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** What has its place beside a field needs no toast. */
const failed = ({ type, message }: Refusal) =>
  type === 'ValidationError' || type === 'EmailTakenError' || type === 'MentorConflictError'
    ? null
    : { title: 'Error', description: message }

/** Adds a mentor. */
export function useCreateMentor() {
  return useMutation<useSaveMentorCreateMutation>(
    graphql`
      mutation useSaveMentorCreateMutation($input: CreateMentorInput!) @raw_response_type {
        createMentor(input: $input) {
          ... on CreateMentorPayload @alias(as: "done") {
            mentor {
              ...MentorsTable_mentors
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed, done: () => ({ title: 'Mentor created successfully', tone: 'good' }) },
  )
}

/** Saves what was changed of a mentor. */
export function useUpdateMentor() {
  return useMutation<useSaveMentorUpdateMutation>(
    graphql`
      mutation useSaveMentorUpdateMutation($input: UpdateMentorInput!) @raw_response_type {
        updateMentor(input: $input) {
          ... on UpdateMentorPayload @alias(as: "done") {
            mentor {
              ...MentorsTable_mentors
              ...mentorFormValues_mentor
              profileVersion
            }
          }
          ... on MentorConflictError @alias(as: "conflict") {
            fields
            mentor {
              profileVersion
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed, done: () => ({ title: 'Mentor updated successfully', tone: 'good' }) },
  )
}
