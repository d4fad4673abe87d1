import { graphql } from 'react-relay'
import type { useCreateWorkshopMutation } from '../../../../__generated__/useCreateWorkshopMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Submits a new workshop for approval: `[run, isRunning]`. */
export function useCreateWorkshop() {
  return useMutation<useCreateWorkshopMutation>(
    graphql`
      mutation useCreateWorkshopMutation($input: CreateWorkshopInput!) @raw_response_type {
        createWorkshop(input: $input) {
          ... on CreateWorkshopPayload @alias(as: "done") {
            workshop {
              id
            }
            viewer {
              ...OwnWorkshopList_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Workshop Created',
        description: 'Your workshop has been submitted for admin approval.',
        tone: 'good',
      }),
      failed: 'Failed to create workshop',
    },
  )
}
