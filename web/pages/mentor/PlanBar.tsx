import { ChevronUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { packageAmount, type PackageType } from '../../../api/rules/money.ts'
import type { PlanBar_mentor$key } from '../../__generated__/PlanBar_mentor.graphql.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Money } from '../../ui/Money.tsx'
import { Time } from '../../ui/Time.tsx'
import { PLANS } from './plans.ts'

interface PlanBarProps {
  mentorKey: PlanBar_mentor$key
  /** The server's clock. */
  now: Date
  plan: PackageType
  /** The plans in full, for the sheet. */
  panel: ReactNode
}

/** The chosen plan at the foot of a narrow screen: its price opens both plans, its button books. */
export function PlanBar({ mentorKey, now, plan, panel }: PlanBarProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanBar_mentor on Mentor {
        databaseId
        available
        starterPackageRate
        advancedPackageRate
        nextFreeSlot {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const [open, setOpen] = useState(false)
  const { available, nextFreeSlot } = mentor
  const rate = plan === 'starter' ? mentor.starterPackageRate : mentor.advancedPackageRate
  const book = available ? (
    <ButtonLink
      look="signal"
      to={`/booking/${mentor.databaseId}?package=${plan}`}
      aria-label={`Choose ${PLANS[plan].label}`}
    >
      Choose
    </ButtonLink>
  ) : (
    <Button look="signal" disabled>
      Choose
    </Button>
  )
  return (
    <>
      <BottomBar label="Book a session" action={book}>
        <Summary type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            <Money paise={packageAmount(plan, rate)} />{' '}
            <small>
              {PLANS[plan].label}, {PLANS[plan].short}
            </small>
            <ChevronUp size={16} />
          </span>
          <small>
            {!available ? (
              'Not taking bookings right now'
            ) : plan === 'advanced' ? (
              'Starts on the day you choose'
            ) : nextFreeSlot ? (
              <Time at={nextFreeSlot.startsAt} now={now} />
            ) : (
              'No free time in the next 30 days'
            )}
          </small>
        </Summary>
      </BottomBar>
      <BottomSheet open={open} onOpenChange={setOpen} title="Plans">
        {panel}
      </BottomSheet>
    </>
  )
}

const Summary = styled.button`
  display: grid;
  min-width: 0;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  line-height: 1.35;
  text-align: left;
  cursor: pointer;
  > span {
    display: flex;
    gap: 6px;
    align-items: baseline;
    white-space: nowrap;
  }
  > span > :first-child {
    font-size: var(--t17);
  }
  > span > svg {
    align-self: center;
    color: var(--blueprint);
  }
  small {
    overflow: hidden;
    color: var(--muted);
    font-size: var(--t13);
    text-overflow: ellipsis;
  }
  time {
    color: var(--ink);
    font-size: var(--t13);
  }
`
