import { z } from 'zod/mini'
import { CHAT_ATTACHMENTS_MAXIMUM, CHAT_MESSAGE_MAXIMUM, REPORT_DETAILS_MAXIMUM } from '../constants.ts'
import { cleanProse } from '../text/cleanText.ts'
import { atMost, cleaned, optionalProse, form } from './fields/fields.ts'
import { clientIdField } from './fields/idsAndTimes.ts'

const chatTextSchema = z
  .string('Message is required')
  .check(cleaned(cleanProse, CHAT_MESSAGE_MAXIMUM), atMost('Message', CHAT_MESSAGE_MAXIMUM))

/** The same as REST takes it: words only, and a client id where the client has one. */
export const chatMessageBodySchema = form('The message is missing', {
  planSubscriptionId: z.int('Plan subscription is required'),
  message: chatTextSchema.check(z.minLength(1, 'Message is required')),
  clientId: z.optional(clientIdField()),
})

const AFTER = 'after must be a number, from 0'

/** Where messages are read on from, as a query string has it; undefined for the newest. */
export const chatPageSchema = z.object({
  after: z.pipe(
    z.nullish(z.string(AFTER).check(z.regex(/^\d{0,9}$/, AFTER))),
    z.transform((text: string | null | undefined) => (text ? Number(text) : undefined)),
  ),
})

export const chatMessageSchema = form('The message is missing', {
  conversationId: z.int('Conversation is required'),
  clientId: clientIdField(),
  writtenBy: z.nullish(z.string()),
  message: chatTextSchema,
  attachments: z.pipe(
    z.nullish(
      z
        .array(z.object({ fileId: z.string(), name: z.string() }))
        .check(z.maxLength(CHAT_ATTACHMENTS_MAXIMUM, `A message can hold ${CHAT_ATTACHMENTS_MAXIMUM} files at most`)),
    ),
    z.transform((files: { fileId: string; name: string }[] | null | undefined) => files ?? []),
  ),
}).check(
  z.refine(({ message, attachments }) => message !== '' || attachments.length > 0, {
    error: 'Message is required',
    path: ['message'],
  }),
)
export type ChatMessageInput = Omit<z.infer<typeof chatMessageSchema>, 'writtenBy'>

export const conversationReportSchema = form('The report is missing', {
  conversationId: z.int('Conversation is required'),
  reason: z.enum(['spam', 'abuse', 'off_platform', 'other'], 'Please choose a reason'),
  details: optionalProse('Details', REPORT_DETAILS_MAXIMUM),
})
export type ConversationReportInput = z.infer<typeof conversationReportSchema>
