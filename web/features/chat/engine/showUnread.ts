import { commitLocalUpdate, type Environment } from 'relay-runtime'

/** Shows at once how much is unread after reading on: of the conversation, and of all. The server's answers follow. */
export function showUnread(environment: Environment, conversationId: number, unreadCount: number): void {
  commitLocalUpdate(environment, (store) => {
    const root = store.getRoot()
    const conversation = root.getLinkedRecord('conversation', { id: conversationId })
    const viewer = root.getLinkedRecord('viewer')
    const before = conversation?.getValue('unreadCount')
    if (!conversation || typeof before !== 'number' || before <= unreadCount) return
    conversation.setValue(unreadCount, 'unreadCount')
    const all = viewer?.getValue('unreadMessages')
    if (typeof all === 'number') viewer?.setValue(Math.max(0, all - before + unreadCount), 'unreadMessages')
  })
}
