import { graphql } from 'react-relay'
import type { useDownloadMyDataMutation } from '../../__generated__/useDownloadMyDataMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'
import { saveFile } from '../../lib/saveFile.ts'

const FAILED = 'Download Failed'

/** Fetches the member's data and saves it as a file: `[download, isLoading]`. */
export function useDownloadMyData(): [download: () => Promise<void>, isLoading: boolean] {
  const { toast } = useToast()
  const [run, isLoading] = useMutation<useDownloadMyDataMutation>(graphql`
    mutation useDownloadMyDataMutation {
      downloadMyData {
        __typename
        ... on DownloadMyDataPayload {
          fileName
          content
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)
  async function download(): Promise<void> {
    const result = await run({}, { failure: failureToast(FAILED) }).catch(() => null)
    if (!result) return
    if (result.__typename === 'DownloadMyDataPayload') {
      saveFile(result.fileName, result.content, 'application/json')
      toast({
        title: 'Your Data Is Saved',
        description: `Look for ${result.fileName} in your downloads.`,
        tone: 'good',
      })
    } else if (result.__typename === 'RateLimitedError')
      toast({ title: FAILED, description: rateLimitText(result), tone: 'destructive' })
    else toast({ title: FAILED, description: 'Please sign in again.', tone: 'destructive' })
  }
  return [download, isLoading]
}
