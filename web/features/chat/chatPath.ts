import { mentorPath } from '../../lib/mentorPath.ts'

/** Query parameter of a mentor's profile that opens the chat, for a mentee. */
export const CHAT = { name: 'chat', open: 'open' } as const

/** Where a mentee reads and writes: the mentor's profile with the chat open. */
export function chatPath(mentorId: number): string {
  return `${mentorPath(mentorId)}?${CHAT.name}=${CHAT.open}`
}
