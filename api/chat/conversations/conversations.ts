/** Who sees a conversation, on which side they are, and whether they may write in it. */
import type { Conversation, PlanSubscription, Prisma } from '../../generated/prisma/client.ts'
import type { SenderType } from '../../generated/prisma/enums.ts'
import type { Identity } from '../../graphql/identity.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import { awayOf, STANDING } from '../../rules/takesPart.ts'
import { accessEnds } from '../../rules/bookings/plans.ts'
import { fromDateOnly } from '../../rules/time/time.ts'

export type Side = SenderType

export const otherSide = (side: Side): Side => (side === 'mentor' ? 'mentee' : 'mentor')

export function visibleConversations({ member, administrator }: Identity): Prisma.ConversationWhereInput {
  if (administrator) return {}
  return ownConversations({ member })
}

export function ownConversations({ member }: Pick<Identity, 'member'>): Prisma.ConversationWhereInput {
  if (member?.type === 'mentor') return { mentorId: member.id }
  if (member?.type === 'mentee') return { menteeId: member.id }
  return { planSubscriptionId: NO_ID }
}

type Sides = Pick<Conversation, 'mentorId' | 'menteeId'>

/** The side on which the one who asks is; null for whoever is on none. */
export function viewerSideOf({ member }: Pick<Identity, 'member'>, { mentorId, menteeId }: Sides): Side | null {
  if (member?.type === 'mentor' && member.id === mentorId) return 'mentor'
  if (member?.type === 'mentee' && member.id === menteeId) return 'mentee'
  return null
}

type PlanState = Pick<PlanSubscription, 'status' | 'endDate'>

/** Whether a plan gives access to its chat now. */
export const hasAccess = ({ status, endDate }: PlanState, now: Date): boolean =>
  status === 'active' && accessEnds(fromDateOnly(endDate)) > now

/** Of the plans of two people, the newest first, the one whose chat is theirs now: it ends first of those that give access. */
export function currentPlan<T extends PlanState>(plans: readonly T[], now: Date): T | undefined {
  const open = plans.filter((plan) => hasAccess(plan, now))
  return open.toSorted((a, b) => a.endDate.getTime() - b.endDate.getTime())[0] ?? plans[0]
}

export const OPENNESS = {
  mentorHasBlocked: true,
  menteeHasBlocked: true,
  subscription: { select: { status: true, endDate: true } },
  mentor: { select: STANDING },
} as const satisfies Prisma.ConversationSelect

/** Why nobody on this side can write now; null when they can. `side` is null for whoever only reads. */
export function closedReason(
  conversation: Prisma.ConversationGetPayload<{ select: typeof OPENNESS }>,
  side: Side | null,
  now: Date,
): 'expired' | 'mentorLeft' | 'mentorInReview' | 'blockedByViewer' | 'blocked' | null {
  const { subscription, mentor, mentorHasBlocked, menteeHasBlocked } = conversation
  // Also once the plan is over: nobody books that mentor again.
  const away = awayOf(mentor)
  if (away) return away === 'left' ? 'mentorLeft' : 'mentorInReview'
  if (!hasAccess(subscription, now)) return 'expired'
  const own = { mentor: mentorHasBlocked, mentee: menteeHasBlocked }
  if (side !== null && own[side]) return 'blockedByViewer'
  return mentorHasBlocked || menteeHasBlocked ? 'blocked' : null
}
