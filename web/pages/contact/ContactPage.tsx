import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { SUPPORT_REPLY_TEXT } from '../../../api/rules/policies.ts'
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { Faq } from '../../ui/Faq.tsx'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { turns } from '../../ui/theme.ts'
import { PolicyList } from './PolicyList.tsx'
import { ContactWays } from './ContactWays.tsx'
import { contactHead } from './head.ts'
import { contactQuestions } from './questions.ts'

/** How to reach us, and what is asked most. Suggestions for workshops arrive here too. */
export function ContactPage({ queryRef }: ScreenProps<ContactPageQuery>) {
  const { site } = usePreloadedQuery<ContactPageQuery>(
    graphql`
      query ContactPageQuery @preloadable {
        site {
          refundWindowHours
          ...ContactWays_site
        }
      }
    `,
    queryRef,
  )
  return (
    <PageWidth>
      <PageHead {...contactHead} />
      <PageTitle title="Contact Us" lead={`A person reads every message. You get a reply in ${SUPPORT_REPLY_TEXT}.`} />
      <Columns>
        <ContactWays siteKey={site} />
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Faq questions={contactQuestions({ refundWindowHours: site.refundWindowHours })} />
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
  @media (max-width: ${turns.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
