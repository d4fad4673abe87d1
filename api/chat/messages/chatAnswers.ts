/** What the documented calls answer of a chat. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../../graphql/typed.ts'
import { COUNT, ID, INSTANT, lowerCase } from '../../rest/fields.ts'

export const MESSAGE_ANSWER = typed(`
  fragment ChatMessageAnswer on ChatMessage {
    databaseId number clientId senderId senderType message createdAt
    attachments { id url name contentType byteLength width height }
  }
`)

const PIXELS = z.nullable(COUNT)
export const senderTypeSchema = z.enum(['mentor', 'mentee'])
export const messageSchema = z.object({
  id: ID,
  number: ID.check(z.describe('Its place in the conversation: 1, 2, 3, without gaps')),
  clientId: z.string(),
  senderId: ID,
  senderType: senderTypeSchema,
  message: z.string(),
  attachments: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      name: z.string(),
      contentType: z.string(),
      byteLength: COUNT.check(z.describe('Bytes')),
      width: PIXELS,
      height: PIXELS,
    }),
  ),
  createdAt: INSTANT,
})

export function messageAnswer({ databaseId, senderType, ...rest }: ResultOf<typeof MESSAGE_ANSWER>) {
  return { id: databaseId, ...rest, senderType: lowerCase(senderType) }
}

interface Page {
  lastNumber: number
  messages: readonly { number: number }[]
}

/** Where the page before this one ends; null when the newest `most` messages, or all, have been read. */
export function earlierThan({ lastNumber, messages }: Page, most: number): number | null {
  const first = messages[0]?.number ?? 1
  return first > 1 && lastNumber - first + 1 < most ? first : null
}
