import { PLAN_CALLS, PLAN_DAYS, SESSION_LENGTH_SHORT, SESSION_LONG } from '../../../api/rules/constants.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'

interface Plan {
  label: string
  /** What the price is for, after the price. */
  unit: string
  brings: readonly { text: string; missing?: boolean }[]
}

/** What each plan brings. */
export const PLANS: Record<PackageType, Plan> = {
  starter: {
    label: 'Starter',
    unit: `for one ${SESSION_LONG} session`,
    brings: [
      { text: 'One-to-one video call' },
      { text: 'Agenda read before the session' },
      { text: 'No chat after the session', missing: true },
    ],
  },
  advanced: {
    label: 'Advanced',
    unit: 'for one month',
    brings: [
      { text: `${PLAN_CALLS} live sessions of ${SESSION_LENGTH_SHORT}` },
      { text: `Unlimited chat for ${PLAN_DAYS} days` },
      { text: 'A roadmap within 48 hours' },
    ],
  },
}
