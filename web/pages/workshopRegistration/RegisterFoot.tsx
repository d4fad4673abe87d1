import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { RegisterFoot_workshop$key } from '../../__generated__/RegisterFoot_workshop.graphql.ts'
import { lastDayToRegister } from '../../features/workshops/workshopTimes.ts'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted, Small } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RefundLine } from './RefundLine.tsx'

interface RegisterFootProps {
  workshopKey: RegisterFoot_workshop$key
  isBusy: boolean
  /** What is said of the last try. */
  children: ReactNode
}

/** What it costs, the button, and the rules beside it. */
export function RegisterFoot({ workshopKey, isBusy, children }: RegisterFootProps) {
  const workshop = useFragment(
    graphql`
      fragment RegisterFoot_workshop on Workshop {
        price
        registrationClosesAt
        ...RefundLine_workshop
      }
    `,
    workshopKey,
  )
  const { price } = workshop
  const fee = formatRupees(price)
  return (
    <>
      {price > 0 && (
        <Summary aria-label="Payment summary">
          <div>
            <dt>Workshop fee</dt>
            <dd>
              <Money paise={price} />
            </dd>
          </div>
          <div data-total>
            <dt>Total</dt>
            <dd>
              <Money paise={price} />
            </dd>
          </div>
        </Summary>
      )}
      {children}
      <PayButton look="signal" size="large" wide type="submit" busy={isBusy}>
        {price > 0 ? `Pay ${fee} & Register` : 'Register'}
      </PayButton>
      <Foot>
        <Muted as="p">
          <RefundLine workshopKey={workshop} />
        </Muted>
        <Small as="p">
          {price > 0 && <span>UPI, cards and net banking. </span>}
          <span>
            Open until the end of{' '}
            <time dateTime={workshop.registrationClosesAt}>{lastDayToRegister(workshop.registrationClosesAt)}</time>.
          </span>
        </Small>
      </Foot>
    </>
  )
}

const Summary = styled(Rows)`
  border-top: 1px solid var(--line);
`

const PayButton = styled(Button)`
  min-height: 52px;
  font-size: var(--t17);
`

const Foot = styled.div`
  display: grid;
  gap: 6px;
`
