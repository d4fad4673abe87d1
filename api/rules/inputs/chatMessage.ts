import { z } from 'zod/mini'
import { CHAT_ATTACHMENTS_MAXIMUM, CHAT_MESSAGE_MAXIMUM } from '../constants.ts'
import { cleanProse } from '../cleanText.ts'
import { atMost } from './fields.ts'

/** What is written in a chat, trimmed. */
export const chatTextSchema = z
  .string('Message is required')
  .check(z.overwrite(cleanProse), atMost('Message', CHAT_MESSAGE_MAXIMUM))

/** A message to send: words, files, or both. */
export const chatMessageSchema = z
  .object(
    {
      conversationId: z.int('Conversation is required'),
      clientId: z.pipe(
        z.guid('Client id must be a UUID'),
        z.transform((id: string) => id.toLowerCase()),
      ),
      message: chatTextSchema,
      attachments: z.pipe(
        z.nullish(
          z
            .array(z.object({ fileId: z.string(), name: z.string() }))
            .check(
              z.maxLength(CHAT_ATTACHMENTS_MAXIMUM, `A message can hold ${CHAT_ATTACHMENTS_MAXIMUM} files at most`),
            ),
        ),
        z.transform((files: { fileId: string; name: string }[] | null | undefined) => files ?? []),
      ),
    },
    'The message is missing',
  )
  .check(
    z.refine(({ message, attachments }) => message !== '' || attachments.length > 0, {
      error: 'Message is required',
      path: ['message'],
    }),
  )
export type ChatMessageInput = z.infer<typeof chatMessageSchema>
