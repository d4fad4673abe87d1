import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast } from '../../features/accounts/refusals.ts'

const FAILED = 'Not Signed Out'

/** Signs one other device out and says so: `[endSession, isEnding]`; resolves to whether it is gone from the list. */
export function useEndSession(): [end: (sessionId: number, device: string) => Promise<boolean>, isEnding: boolean] {
  const { toast } = useToast()
  const [run, isEnding] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
          endedSessionId @deleteRecord
          viewer {
            ...Devices_viewer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  async function end(sessionId: number, device: string): Promise<boolean> {
    const result = await run({ input: { sessionId } }, { failure: failureToast(FAILED) }).catch(() => null)
    if (result?.__typename === 'EndSessionPayload') {
      toast({ title: 'Device Signed Out', description: `${device} is no longer signed in.`, tone: 'good' })
      return true
    }
    if (result) toast({ title: FAILED, description: result.message ?? 'Please reload the page.', tone: 'destructive' })
    return false
  }
  return [end, isEnding]
}
