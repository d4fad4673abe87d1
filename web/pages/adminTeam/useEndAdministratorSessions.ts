import { graphql } from 'react-relay'
import type { useEndAdministratorSessionsMutation } from '../../__generated__/useEndAdministratorSessionsMutation.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Logs an administrator out everywhere: `[end, isEnding]`. Toasts say what became of it. Never rejects. */
export function useEndAdministratorSessions(): [end: (id: number) => Promise<void>, isEnding: boolean] {
  const [run, isEnding] = useMutation<useEndAdministratorSessionsMutation>(
    graphql`
      mutation useEndAdministratorSessionsMutation($id: Int!) @raw_response_type {
        endAdministratorSessions(input: { id: $id }) {
          ... on EndAdministratorSessionsPayload @alias(as: "done") {
            ended
            administrator {
              id
              ...AdministratorsTable_administrators
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ ended }) => ({ title: `${plural(ended, 'session')} ended`, tone: 'good' }),
      failed: 'Sessions not ended',
    },
  )
  return [async (id) => void (await run({ id })), isEnding]
}
