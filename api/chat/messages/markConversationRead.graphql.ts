import { viewerNow } from '../../accounts/viewer.graphql.ts'
import type { App } from '../../app.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { mutation } from '../../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { publishChangeSql } from '../../live/liveEvent.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { CHAT_READ } from '../chatEvents.ts'
import { conversationPayload } from '../conversations/conversations.graphql.ts'

/** A side has read up to a number: only forwards, not past the newest message. Throws NotFoundError. */
export async function markConversationRead(
  { db }: Pick<App, 'db'>,
  { type, id }: SideMember,
  { conversationId, upTo }: { conversationId: number; upTo: number },
): Promise<void> {
  const own = type === 'mentor' ? Prisma.sql`mentor_id` : Prisma.sql`mentee_id`
  const event = { what: CHAT_READ, change: 'read', id: Prisma.sql`r.plan_subscription_id` } as const
  const rows = await db.$queryRaw<unknown[]>`
    WITH own AS MATERIALIZED (
      SELECT * FROM conversations c WHERE c.plan_subscription_id = ${conversationId} AND c.${own} = ${id}
    ), read AS (
      UPDATE conversation_readers r SET read_up_to = least(${upTo}::int, own.last_number) FROM own
      WHERE r.plan_subscription_id = own.plan_subscription_id AND r.side = ${type}::sender_type
        AND r.read_up_to < least(${upTo}::int, own.last_number)
      RETURNING r.plan_subscription_id
    ), announced AS MATERIALIZED (
      SELECT ${publishChangeSql({ type: 'mentor', id: Prisma.sql`own.mentor_id` }, event)},
        ${publishChangeSql({ type: 'mentee', id: Prisma.sql`own.mentee_id` }, event)} FROM read r, own
    )
    SELECT (SELECT count(*) FROM announced)::int FROM own`
  if (rows.length === 0) throw new NotFoundError('Conversation not found')
}

const IS_READ = conversationPayload('It is read so far, or was before.')

mutation('markConversationRead', {
  description: 'A side has read up to a message. It never goes back; repeating it changes nothing.',
  authScopes: { mentor: true, mentee: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError],
  input: {
    description: 'What was read.',
    argument: 'What was read.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      upTo: t.int({ description: 'Number of the newest message that was shown to the person.' }),
    }),
  },
  resolve: async (context, input) => {
    await markConversationRead(context, sideMemberOf(context), input)
    return input
  },
  payload: {
    ...IS_READ,
    fields: (t) => ({ ...IS_READ.fields(t), viewer: viewerNow(t, 'Whose counts have changed.') }),
  },
})
