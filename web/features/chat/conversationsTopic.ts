/** The topic of live changes of conversations. */
export const CONVERSATIONS = 'conversationChanged'
