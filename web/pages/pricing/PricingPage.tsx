import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Faq } from '../../ui/Faq.tsx'
import { Link } from '../../ui/Link.tsx'
import { Lead, PageWidth } from '../../ui/PageFrame.tsx'
import { GridSheet } from '../../ui/GridSheet.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { HowPricingWorks } from './HowPricingWorks.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanTable } from './PlanTable.tsx'
import { pricingQuestions } from './questions.ts'

/** Pricing page: three plans, compared and explained. */
export function PricingPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <>
      <GridSheet>
        <Hero>
          <h1>Clear prices, set by the engineer you choose</h1>
          <Lead>One session, one month or a workshop. In rupees, shown before you log in.</Lead>
          <ButtonLink look="signal" to="/mentors">
            Browse Mentors
          </ButtonLink>
        </Hero>
      </GridSheet>
      <Sections>
        <section aria-label="Plans">
          <PlanCards />
        </section>
        <section aria-labelledby="compare">
          <h2 id="compare">Compare the plans</h2>
          <PlanTable />
        </section>
        <section aria-labelledby="how">
          <h2 id="how">How Pricing Works</h2>
          <HowPricingWorks />
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Faq questions={pricingQuestions(facts)} />
          <p>
            Anything else? <Link to="/cancellation-refund-policy">Read the refund policy</Link> or{' '}
            <Link to="/contact-us">write to us</Link>.
          </p>
        </section>
      </Sections>
    </>
  )
}

const Hero = styled(PageWidth)`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding-block: clamp(32px, 5vw, 60px);
  > h1 {
    max-width: 18em;
  }
`

const Sections = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 64px);
  padding-top: clamp(24px, 3vw, 40px);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    min-width: 0;
  }
`
