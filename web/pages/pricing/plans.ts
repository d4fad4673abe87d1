import {
  BOOKING_WINDOW_DAYS,
  PLAN_DAYS,
  PLAN_SESSIONS,
  SESSION_LENGTH,
  SUGGESTED_ADVANCED_PAISE,
  SUGGESTED_STARTER_PAISE,
} from '../../../api/rules/constants.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import { ROADMAP_HOURS, WORKSHOP_HOURS_TEXT } from '../../../api/rules/policies.ts'

/** A plan on the pricing page. */
export interface Plan {
  id: 'starter' | 'advanced' | 'workshops'
  title: string
  description: string
  /** The price in words and figures. */
  price: string
  /** Unit of the price and who sets it. */
  priceNote: string
  /** Mentors may ask another price. */
  isSuggested: boolean
  badge?: string
  popular: boolean
  features: readonly string[]
  duration: string
  chatSupport: string
  goalOriented: string
  /** Label of its button. All link to /mentors, as specified, including workshops. */
  action: string
}

function range({ from, to }: { from: number; to: number }): string {
  return `${formatRupees(from)}-${formatRupees(to)}`
}

export const STARTER_RANGE = range(SUGGESTED_STARTER_PAISE)
export const ADVANCED_RANGE = range(SUGGESTED_ADVANCED_PAISE)

/** The three plans, in their order. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    title: 'Starter',
    description: 'One question, one drawing, one decision: talk it through once.',
    price: STARTER_RANGE,
    priceNote: 'suggested per session; each mentor sets their own',
    isSuggested: true,
    popular: false,
    features: [
      `One 1:1 session of ${SESSION_LENGTH}`,
      `Pick any open slot in the next ${BOOKING_WINDOW_DAYS} days`,
      'Your agenda, read before the session',
    ],
    duration: SESSION_LENGTH,
    chatSupport: 'No',
    goalOriented: 'No',
    action: 'Find Mentors',
  },
  {
    id: 'advanced',
    title: 'Advanced',
    description: 'One engineer with you for a month, for a project, a thesis or a first job.',
    price: ADVANCED_RANGE,
    priceNote: 'suggested per month; each mentor sets their own',
    isSuggested: true,
    badge: 'Most Popular',
    popular: true,
    features: [
      `${PLAN_SESSIONS} each`,
      `Unlimited chat Q&A for ${PLAN_DAYS} days`,
      `A roadmap for your goals within ${ROADMAP_HOURS} hours`,
    ],
    duration: `1 month (${PLAN_DAYS} days)`,
    chatSupport: 'Unlimited chat Q&A',
    goalOriented: 'Yes, with a roadmap',
    action: 'Find Mentors',
  },
  {
    id: 'workshops',
    title: 'Workshops',
    description: 'One topic, worked through live in a group, with an engineer who does it for a living.',
    price: 'Fixed price',
    priceNote: 'per seat, shown on each workshop',
    isSuggested: false,
    popular: false,
    features: [
      `A live group session of ${WORKSHOP_HOURS_TEXT}`,
      'Date and time in IST',
      'No account needed to register',
    ],
    duration: WORKSHOP_HOURS_TEXT,
    chatSupport: 'No',
    goalOriented: 'No',
    action: 'View Workshops',
  },
]
