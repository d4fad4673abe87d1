import { SECOND_MS } from '../../rules/time/durations.ts'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { mutation } from '../../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { publishChangeSql } from '../../live/liveEvent.ts'
import { dateOnly, istDate } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { otherSide } from '../conversations/conversations.ts'
import { CHAT_TYPING } from '../chatEvents.ts'

/** The other side is told of it once in this time. */
const INTERVAL_MS = 2 * SECOND_MS
/** Who types at one time, on one node. */
const REMEMBERED = 10_000
const lastTold = new WeakMap<App['pubsub'], LRUCache<string, number>>()

/** Tells the other side that somebody types, once in two seconds, if something can be sent. Throws NotFoundError. */
export async function showTyping(
  { db, clock, pubsub }: Pick<App, 'db' | 'clock' | 'pubsub'>,
  { type, id }: SideMember,
  conversationId: number,
): Promise<boolean> {
  const now = clock.now()
  const times = lastTold.get(pubsub) ?? new LRUCache({ max: REMEMBERED })
  lastTold.set(pubsub, times)
  const key = `${type}:${id}:${conversationId}`
  const last = times.get(key)
  if (last !== undefined && Math.abs(now.getTime() - last) < INTERVAL_MS) return false
  const own = type === 'mentor' ? Prisma.sql`mentor_id` : Prisma.sql`mentee_id`
  const other = type === 'mentor' ? Prisma.sql`mentee_id` : Prisma.sql`mentor_id`
  const event = { what: CHAT_TYPING, change: 'changed', id: Prisma.sql`own.plan_subscription_id` } as const
  const [row] = await db.$queryRaw<{ isTold: boolean }[]>`
    WITH own AS MATERIALIZED (
      SELECT c.plan_subscription_id, c.${other}, p.status = 'active' AND p.end_date > ${dateOnly(istDate(now))}::date
        AND m.status = 'accepted' AND m.is_active AND NOT (c.mentor_has_blocked OR c.mentee_has_blocked) AS is_open
      FROM conversations c JOIN plan_subscriptions p ON p.id = c.plan_subscription_id JOIN mentors m ON m.id = c.mentor_id
      WHERE c.plan_subscription_id = ${conversationId} AND c.${own} = ${id}
    ), announced AS MATERIALIZED (
      SELECT ${publishChangeSql({ type: otherSide(type), id: Prisma.sql`own.${other}` }, event)} FROM own WHERE is_open
    )
    SELECT EXISTS (SELECT FROM announced) AS "isTold" FROM own`
  if (!row) throw new NotFoundError('Conversation not found')
  if (row.isTold) times.set(key, now.getTime())
  return row.isTold
}

mutation('showTyping', {
  description: 'A side types: the other one sees it for a moment. Nothing is stored.',
  authScopes: { mentor: true, mentee: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError],
  input: {
    description: 'Where somebody types.',
    argument: 'Where.',
    fields: (t) => ({ conversationId: t.int({ description: 'Numeric id of the plan.' }) }),
  },
  resolve: async (context, input) => ({
    isTold: await showTyping(context, sideMemberOf(context), input.conversationId),
  }),
  payload: {
    description: 'The other side may have been told.',
    fields: (t) => ({
      isTold: t.exposeBoolean('isTold', {
        description: 'False when they were told less than two seconds ago, or nothing can be sent.',
      }),
    }),
  },
})
