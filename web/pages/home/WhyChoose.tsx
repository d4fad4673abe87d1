import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { refundRule } from '../../../api/rules/money/refunds.ts'
import type { WhyChoose_query$key } from '../../__generated__/WhyChoose_query.graphql.ts'
import { DimensionList } from '../../ui/DimensionList.ts'
import { Muted } from '../../ui/PageFrame.tsx'
import { Band } from './Band.tsx'
import { plural } from '../../lib/plural.ts'

/** Three reasons. What is promised of holding and refunding is what the server does; left out while not known. */
export function WhyChoose({ queryKey }: { queryKey: WhyChoose_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment WhyChoose_query on Query {
        site {
          now
          holdMinutes
          refundWindowHours
        }
      }
    `,
    queryKey,
  )
  return (
    <Band aria-labelledby="why-choose">
      <Title id="why-choose">Why choose Plumbline</Title>
      <DimensionList>
        <li>
          <h3>Core engineering only</h3>
          <Muted as="p">
            25+ specializations from structures to VLSI. You talk to someone who does the work, not to a general coach.
          </Muted>
        </li>
        <li>
          <h3>The price is on the card</h3>
          <Muted as="p">
            One session or one month, in rupees, shown before you log in. Nothing is added at checkout.
          </Muted>
        </li>
        <li>
          <h3>Your slot is reserved</h3>
          <Muted as="p">{query ? heldText(query.site) : 'We reserve the slot you choose while you pay.'}</Muted>
        </li>
      </DimensionList>
    </Band>
  )
}

function heldText({
  now,
  holdMinutes,
  refundWindowHours,
}: {
  now: string
  holdMinutes: number
  refundWindowHours: number
}) {
  const minutes = plural(holdMinutes, 'minute')
  const { sentence } = refundRule({ packageType: 'starter', windowHours: refundWindowHours }, new Date(now))
  return `We reserve the slot you choose for ${minutes} while you pay. ${sentence}`
}

const Title = styled.h2`
  font-size: var(--t26);
`
