import { graphql, readInlineData } from 'react-relay'
import type { sentMessage_message$key } from '../../../__generated__/sentMessage_message.graphql.ts'
import type { SentMessage } from './chatTypes.ts'

const fragment = graphql`
  fragment sentMessage_message on ChatMessage @inline {
    number
    clientId
    senderType
    message
    attachments {
      id
      url
      name
      contentType
      byteLength
      width
      height
    }
    createdAt
  }
`

/** A message of the server as the engine keeps it. */
export function sentMessage(key: sentMessage_message$key): SentMessage {
  const { number, clientId, senderType, message, attachments, createdAt } = readInlineData(fragment, key)
  const from = senderType === 'MENTOR' ? senderType : 'MENTEE'
  const files = attachments.map(({ id, url, name, contentType, byteLength, width = null, height = null }) => {
    return { id, url, name, contentType, byteLength, width, height }
  })
  return { number, clientId, from, text: message, attachments: files, createdAt }
}
