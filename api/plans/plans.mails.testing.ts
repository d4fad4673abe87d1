import { istInstant } from '../rules/time/time.ts'
import { bookPlan } from '../testing/bookings.ts'
import { endAccess, warnOfAccessEnd } from './plans.jobs.ts'
import { BOOKED, bounded, causePlan, PAID_FOR } from '../testing/mailCauses.ts'

export const causes = bounded(PAID_FOR, [
  {
    name: 'plan ending',
    file: 'plans/announceAccess.ts',
    mails: BOOKED + 1,
    cause: async (tested, people) => {
      const subscriptionId = await causePlan(tested, people)
      tested.clock.set(istInstant('2026-12-22', '10:00'))
      await warnOfAccessEnd(tested.app, { subscriptionId })
    },
  },
  {
    name: 'next plan follows',
    file: 'plans/announceAccess.ts',
    mails: BOOKED * 2 + 1,
    cause: async (tested, people) => {
      const subscriptionId = await causePlan(tested, people)
      tested.clock.set(istInstant('2026-12-01', '09:00'))
      await bookPlan(tested, { ...people, startDate: '2026-12-25' })
      tested.clock.set(istInstant('2026-12-22', '10:00'))
      await warnOfAccessEnd(tested.app, { subscriptionId })
    },
  },
  {
    name: 'plan ended',
    file: 'plans/announceAccess.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const subscriptionId = await causePlan(tested, people)
      tested.clock.set(istInstant('2026-12-25', '00:00'))
      await endAccess(tested.app, { subscriptionId })
    },
  },
])
