import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { MailContent } from '../mail/content.ts'
import { queueEmail } from '../mail/outbox.ts'
import { hashIn } from '../media/paths.ts'
import { conversationAddress } from '../rules/addresses.ts'
import { formatWhenFull } from '../rules/text/format.ts'
import { hasAccess, otherSide, type Side } from './conversations.ts'

/** How many of the newest messages a digest shows, and how much of each. */
const SHOWN = 3
const LINES = 3
const LETTERS = 280

/** What one digest tells of: messages after `readUpTo`, as far as `upTo`. */
interface Digest {
  planSubscriptionId: number
  /** Who has not read them. */
  side: Side
  readUpTo: number
  upTo: number
}

/** One for the newest message that it tells of. */
const digestKey = ({ planSubscriptionId, side, upTo }: Omit<Digest, 'readUpTo'>) =>
  `chat-unread:${planSubscriptionId}:${side}:${upTo}`

/** What the mail with this key tells of. */
export function digested(key: string): Omit<Digest, 'readUpTo'> {
  const [, id, side, upTo] = key.split(':')
  return { planSubscriptionId: Number(id), side: side === 'mentor' ? 'mentor' : 'mentee', upTo: Number(upTo) }
}

/** Mails a reader who wrote, how much, and how the newest messages begin. */
export async function announceUnread(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  digest: Digest,
): Promise<void> {
  const { planSubscriptionId, side, readUpTo, upTo } = digest
  const person = { select: { id: true, name: true, email: true } } as const
  const { mentor, mentee, subscription } = await tx.conversation.findUniqueOrThrow({
    where: { planSubscriptionId },
    select: { mentor: person, mentee: person, subscription: { select: { status: true, endDate: true } } },
  })
  const [reader, writer] = side === 'mentor' ? [mentor, mentee] : [mentee, mentor]
  const unread = { planSubscriptionId, senderType: otherSide(side), number: { gt: readUpTo, lte: upTo } }
  const count = await tx.chatMessage.count({ where: unread })
  const newest = await tx.chatMessage.findMany({ where: unread, orderBy: { number: 'desc' }, take: SHOWN })
  const messages = count === 1 ? 'an unread message' : `${count} unread messages`
  const ended = hasAccess(subscription, app.clock.now())
    ? []
    : ['The Advanced package has ended. You can still read the messages.']
  await queueEmail(tx, app, {
    kind: 'chat-unread',
    dedupeKey: digestKey(digest),
    to: reader.email,
    recipient: { type: side, id: reader.id },
    about: { type: otherSide(side), id: writer.id },
    subject: count === 1 ? `New message from ${writer.name}` : `${count} new messages from ${writer.name}`,
    content: {
      heading: `${writer.name} wrote to you`,
      paragraphs: [
        ...ended,
        `You have ${messages} from ${writer.name}.${count > SHOWN ? ` The newest ${SHOWN}:` : ''}`,
      ],
      facts: await factsOf(tx, newest.toReversed()),
      action: {
        label: 'Open the chat',
        url: conversationAddress(app.config, { side, mentorId: mentor.id, planSubscriptionId }),
      },
      note: 'We email you once about unread messages in a chat. We email again after you have read them, or a day later if there are new ones.',
    },
  })
}

interface Shown {
  message: string
  attachments: string[]
  createdAt: Date
}

async function factsOf(tx: Transaction, messages: readonly Shown[]): Promise<NonNullable<MailContent['facts']>> {
  const hashes = messages.flatMap(({ attachments }) => attachments.flatMap((path) => hashIn(path) ?? []))
  const files = await tx.media.findMany({ where: { hash: { in: hashes } }, select: { hash: true, contentType: true } })
  const pictures = new Set(files.flatMap(({ hash, contentType }) => (contentType.startsWith('image/') ? [hash] : [])))
  return messages.map(({ message, attachments, createdAt }) => {
    const shown = attachments.filter((path) => pictures.has(hashIn(path) ?? '')).length
    const sent = [...sentence(shown, 'picture'), ...sentence(attachments.length - shown, 'document')]
    return [formatWhenFull(createdAt), [...beginning(message), ...sent].join('\n')]
  })
}

function sentence(count: number, what: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `Sent a ${what}.` : `Sent ${count} ${what}s.`]
}

/** The first lines, with an ellipsis where there is more. */
function beginning(message: string): string[] {
  if (message === '') return []
  const head = message.split('\n').slice(0, LINES).join('\n')
  const letters = [...head]
  const isCut = head.length < message.length || letters.length > LETTERS
  return [`${letters.slice(0, LETTERS).join('').trimEnd()}${isCut ? '…' : ''}`]
}
