import { z } from 'zod/mini'
import { reasonField } from './adminActs.ts'
import { idField } from './ids.ts'

/** Why an administrator reads a conversation. */
export const openTranscriptSchema = z.object(
  { conversationId: idField('Conversation id'), reason: reasonField() },
  'The reason is missing',
)
