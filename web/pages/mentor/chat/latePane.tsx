import { ChatBones } from './ChatBones.tsx'

/** The chat itself: its place, until its code is there. */
export function ChatPane(_props: { conversationKey: object }) {
  return <ChatBones />
}
