import { styled } from 'styled-components'
import { SUPPORT_REPLY_TEXT } from '../../../api/rules/policies.ts'
import { Faq } from '../../ui/Faq.tsx'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { ContactWays } from './ContactWays.tsx'
import { PolicyList } from './PolicyList.tsx'
import { contactQuestions } from './questions.ts'

/** Contact options and frequent questions, also for workshop suggestions. */
export function ContactPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PageWidth>
      <PageTitle title="Contact Us" lead={`A person reads every message. You get a reply in ${SUPPORT_REPLY_TEXT}.`} />
      <Columns>
        <ContactWays facts={facts} />
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Faq questions={contactQuestions(facts)} />
          <PolicyList />
        </section>
      </Columns>
    </PageWidth>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  gap: clamp(32px, 6vw, 88px);
  align-items: start;
  padding-top: 12px;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    h2 {
      font-size: var(--t20);
    }
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
