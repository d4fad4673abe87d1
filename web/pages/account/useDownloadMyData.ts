import { graphql } from 'react-relay'
import type { useDownloadMyDataMutation } from '../../__generated__/useDownloadMyDataMutation.graphql.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Fetches the member's data and saves it as a file: `[download, isLoading]`. Never rejects. */
export function useDownloadMyData(): [download: () => Promise<void>, isLoading: boolean] {
  const [run, isLoading] = useMutation<useDownloadMyDataMutation>(
    graphql`
      mutation useDownloadMyDataMutation @raw_response_type {
        downloadMyData {
          ... on DownloadMyDataPayload @alias(as: "done") {
            fileName
            content
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ fileName }) => ({
        title: 'Your data is saved',
        description: `Look for ${fileName} in your downloads.`,
        tone: 'good',
      }),
      failed: 'Download failed',
    },
  )
  async function download(): Promise<void> {
    const { done } = await run({})
    if (done) saveFile(done.fileName, done.content, 'application/json')
  }
  return [download, isLoading]
}
