import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '../../ui/mark/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card, Cards } from '../../ui/layout/Card.tsx'
import { moneyStyles } from '../../ui/mark/moneyStyles.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { PLANS, type Plan } from './plans.ts'

/** The three plans side by side. */
export function PlanCards() {
  return (
    <Cards>
      {PLANS.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </Cards>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { title, badge, description, price, priceNote, features, popular, action } = plan
  return (
    <Sheet as="article" $pad $popular={popular} aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {badge && <Badge $tone="info">{badge}</Badge>}
      </Head>
      <Muted as="p">{description}</Muted>
      <Price>
        <b>{price}</b>
        <Muted>{priceNote}</Muted>
      </Price>
      <Features>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={16} />
            {feature}
          </li>
        ))}
      </Features>
      <ButtonLink wide to="/mentors" {...(popular && { look: 'primary' })}>
        {action}
      </ButtonLink>
    </Sheet>
  )
}

const Sheet = styled(Card)<{ $popular: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr auto;
  gap: 14px;
  ${({ $popular }) => $popular && 'border-color: var(--blueprint); box-shadow: var(--shadow);'}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  justify-content: space-between;
  align-items: center;
  min-height: 32px;
  h2 {
    font-size: var(--t20);
  }
`

const Price = styled.div`
  display: grid;
  gap: 2px;
  padding: 12px 0;
  border-block: 1px solid var(--line);
  b {
    ${moneyStyles}
    font-size: var(--t26);
    letter-spacing: -0.03em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const Features = styled.ul`
  display: grid;
  gap: 8px;
  align-content: start;
  list-style: none;
  > li {
    display: flex;
    gap: 10px;
    line-height: 1.45;
  }
  svg.lucide {
    margin-top: 3px;
    color: var(--good);
    stroke-width: 2.5;
  }
`
