import { findMany } from '../../reader/reader.ts'
import type { App } from '../../app.ts'
import { builder } from '../../graphql/builder.ts'
import { STANDING, takesPart } from '../../rules/takesPart.ts'
import { accessEnds } from '../../rules/bookings/plans.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { currentPlan, hasAccess, viewerSideOf } from './conversations.ts'

/** Whether a mentee may write to a mentor now, by the running plan or the newest one, and until when by any. */
async function chatAccessOf({ db, clock }: Pick<App, 'db' | 'clock'>, pair: { mentorId: number; menteeId: number }) {
  const select = { id: true, status: true, endDate: true, mentor: { select: STANDING } } as const
  const plans = await findMany(db, 'planSubscription', { where: pair, orderBy: { id: 'desc' }, select })
  const now = clock.now()
  const plan = currentPlan(plans, now)
  const open = plans.filter((one) => hasAccess(one, now))
  // A plan that follows goes on where the running one ends.
  const last = open.toSorted((a, b) => b.endDate.getTime() - a.endDate.getTime())[0] ?? plan
  return {
    ...pair,
    hasAccess: open.some(({ mentor }) => takesPart(mentor)),
    expiresAt: last ? accessEnds(fromDateOnly(last.endDate)) : null,
    planSubscriptionId: plan?.id ?? null,
  }
}

const ChatAccessType = builder.objectRef<Awaited<ReturnType<typeof chatAccessOf>>>('ChatAccess').implement({
  description: 'Whether a mentee may chat with a mentor now.',
  fields: (t) => ({
    mentorId: t.exposeInt('mentorId', { description: 'Numeric id of the mentor.' }),
    menteeId: t.exposeInt('menteeId', { description: 'Numeric id of the mentee.' }),
    hasAccess: t.exposeBoolean('hasAccess', {
      description: 'Whether a plan of the two gives access now, and the mentor takes part.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When that access ends, or has ended: with the last plan of the two that gives it. Null without a plan.',
    }),
    planSubscriptionId: t.exposeInt('planSubscriptionId', {
      nullable: true,
      description: 'Numeric id of the plan whose chat is theirs now: the running one, else the newest; null without.',
    }),
  }),
})

builder.queryField('chatAccess', (t) =>
  t.field({
    type: ChatAccessType,
    nullable: true,
    authScopes: { member: true, admin: true },
    description: 'For that mentee, that mentor and administrators; null for everyone else.',
    args: {
      mentorId: t.arg.int({ description: 'Numeric id of the mentor.' }),
      menteeId: t.arg.int({ description: 'Numeric id of the mentee.' }),
    },
    resolve: (_root, pair, context) =>
      context.administrator || viewerSideOf(context, pair) ? chatAccessOf(context, pair) : null,
  }),
)
