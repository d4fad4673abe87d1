import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { downloadMyDataMutation } from '../../__generated__/downloadMyDataMutation.graphql.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { mutate } from '../../relay/mutate.ts'

const mutation = graphql`
  mutation downloadMyDataMutation @raw_response_type {
    downloadMyData {
      ... on DownloadMyDataPayload @alias(as: "done") {
        fileName
        content
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Fetches the member's data and saves it as a file. Never rejects. */
export async function downloadMyData(environment: Environment): Promise<void> {
  const { done } = await mutate<downloadMyDataMutation>(
    environment,
    mutation,
    {},
    {
      done: ({ fileName }) => ({
        title: 'Your data is saved',
        description: `Look for ${fileName} in your downloads.`,
        tone: 'good',
      }),
      failed: 'Download failed',
    },
  )
  if (done) saveFile(done.fileName, done.content, 'application/json')
}
