import { graphql } from 'react-relay'
import type { useEndOtherSessionsMutation } from '../../__generated__/useEndOtherSessionsMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast } from '../../features/accounts/refusals.ts'

const FAILED = 'Not Signed Out'

/** Signs all other devices out and says how many: `[endOthers, isEnding]`; resolves to whether it worked. */
export function useEndOtherSessions(): [endOthers: () => Promise<boolean>, isEnding: boolean] {
  const { toast } = useToast()
  const [run, isEnding] = useMutation<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation {
      endOtherSessions {
        __typename
        ... on EndOtherSessionsPayload {
          endedCount
          viewer {
            ...Devices_viewer
          }
        }
      }
    }
  `)
  async function endOthers(): Promise<boolean> {
    const result = await run({}, { failure: failureToast(FAILED) }).catch(() => null)
    if (result?.__typename === 'EndOtherSessionsPayload') {
      const { endedCount } = result
      const what = endedCount === 1 ? '1 other device is' : `${endedCount} other devices are`
      toast({ title: 'Devices Signed Out', description: `${what} no longer signed in.`, tone: 'good' })
      return true
    }
    if (result) toast({ title: FAILED, description: 'Please sign in again.', tone: 'destructive' })
    return false
  }
  return [endOthers, isEnding]
}
