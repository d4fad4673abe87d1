/** What a device of a conversation asks for, and gets. */

export type Side = 'MENTOR' | 'MENTEE'

export interface Message {
  number: number
  clientId: string
  senderType: Side
  message: string
}

export interface Counts {
  lastNumber: number
  unreadCount: number
  viewerReadUpTo: number
  otherReadUpTo: number
}

/** As `EVENTS` selects it. */
export interface ChatEvent {
  change: string
  what: string | null
  conversationId: number | null
  chatMessage: Message | null
  conversation: Counts | null
}

const MESSAGE = 'number clientId senderType message'
const COUNTS = 'lastNumber unreadCount viewerReadUpTo otherReadUpTo'
export const EVENTS = `subscription { conversationChanged {
  change what conversationId chatMessage { ${MESSAGE} } conversation { ${COUNTS} }
} }`
export const SEND = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  __typename ... on SendChatMessagePayload { chatMessage { ${MESSAGE} } }
} }`
export const AFTER = `query ($id: Int!, $after: Int) { conversation(id: $id) { messages(after: $after, limit: 100) { ${MESSAGE} } } }`
export const READ = `mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) {
  ... on MarkConversationReadPayload { conversation { ${COUNTS} } }
} }`
export const STATE = `query ($id: Int!) { conversation(id: $id) { ${COUNTS} } }`
