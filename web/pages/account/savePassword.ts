import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { savePasswordMutation } from '../../__generated__/savePasswordMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { mutate } from '../../relay/mutate.ts'

const mutation = graphql`
  mutation savePasswordMutation($input: ChangePasswordInput!) @raw_response_type {
    changePassword(input: $input) {
      ... on ChangePasswordPayload @alias(as: "done") {
        viewer {
          ...Devices_viewer
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Changes the password and says so. The form shows refusals. Never rejects. */
export function savePassword(environment: Environment, input: savePasswordMutation['variables']['input']) {
  return mutate<savePasswordMutation>(
    environment,
    mutation,
    { input },
    {
      done: () => ({ title: 'Password changed', description: 'Your other devices are logged out.', tone: 'good' }),
      failed: mayHaveWorked('Password not changed'),
      showsRefusals: true,
    },
  )
}
