import { styled } from 'styled-components'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { nextIncluded, type PaidPlan, planDatesText } from '../../features/sessions/included/paidPlans.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { formatShortDay } from '../../../api/rules/text/format.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { PLANS } from './plans.ts'
import { WhenWide } from './profileParts.ts'

interface ChoosePlanProps {
  mentorId: number
  name: string
  available: boolean
  plan: PackageType
  /** Packages with this mentor that are paid for already: booking their sessions comes first. */
  paid: readonly PaidPlan[]
  /** The server's clock. */
  now: Date
}

/** The way to book: sessions that are paid for already, then the plan. A Busy mentor's is closed, with the reason below. */
export function ChoosePlan({ mentorId, name, available, plan, paid, now }: ChoosePlanProps) {
  const label = `Choose ${PLANS[plan].label}`
  // Beside an included session it stands on every width.
  const isSecond = nextIncluded(paid) !== null
  const Width = isSecond ? Always : WhenWide
  return (
    <>
      <PaidPackage plans={paid} mentorId={mentorId} now={now} />
      {available ? (
        <Width>
          <ButtonLink look={isSecond ? undefined : 'signal'} wide to={`/booking/${mentorId}?package=${plan}`}>
            {label}
          </ButtonLink>
        </Width>
      ) : (
        <Closed>
          <WhenWide>
            <Button look="signal" wide disabled>
              {label}
            </Button>
          </WhenWide>
          <Small as="p">{name} is busy and is not taking bookings right now.</Small>
        </Closed>
      )}
    </>
  )
}

interface PaidPackageProps {
  plans: readonly PaidPlan[]
  mentorId: number
  /** The server's clock. */
  now: Date
}

/** An Advanced package with this mentor that is already paid for, and the way to book its sessions. */
function PaidPackage({ plans, mentorId, now }: PaidPackageProps) {
  const [running, next] = plans
  if (!running) return null
  const included = nextIncluded(plans)
  return (
    <>
      <Notice
        title={[
          `Your Advanced package ${planDatesText(running, now)}.`,
          ...(next ? [`The next one starts on ${formatShortDay(next.startDate)}.`] : []),
        ].join(' ')}
        actions={
          <ButtonLink size="small" to={chatPath(mentorId)} state={CHAT.open} preventScrollReset>
            Open chat
          </ButtonLink>
        }
      >
        <span key={included ? 'left' : 'used'}>
          {included
            ? 'Included sessions are already paid for. A Starter session costs extra.'
            : 'All included sessions are booked. A Starter session costs extra.'}
        </span>
      </Notice>
      <WhenWide>
        <BookIncludedSessionButton key={(included ?? running).id} planKey={included ?? running} look="signal" wide />
      </WhenWide>
    </>
  )
}

const Always = styled.div`
  display: grid;
`

const Closed = styled.div`
  display: grid;
  gap: 8px;
`
