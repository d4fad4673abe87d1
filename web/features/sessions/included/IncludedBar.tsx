import { BottomBar } from '../../../ui/layout/BottomBar.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { BookIncludedSessionButton } from './BookIncludedSessionButton.tsx'
import { planDatesText, type PaidPlan } from './paidPlans.ts'

/** At the foot of a narrow screen for who has paid for sessions: their package, and the way to book one of them. */
export function IncludedBar({ plan, now }: { plan: PaidPlan; now: Date }) {
  return (
    <BottomBar label="Your package" action={<BookIncludedSessionButton planKey={plan} look="signal" wide />}>
      <Small>{`Your Advanced package ${planDatesText(plan, now)}`}</Small>
    </BottomBar>
  )
}
