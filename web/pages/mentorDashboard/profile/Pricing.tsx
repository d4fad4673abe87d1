import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { SESSION_LENGTH_SHORT } from '../../../../api/rules/constants.ts'
import type { Pricing_mentor$key } from '../../../__generated__/Pricing_mentor.graphql.ts'
import type { Pricing_site$key } from '../../../__generated__/Pricing_site.graphql.ts'
import { SectionPlace } from '../../../features/profiles/ProfileSection.tsx'
import { mailTo } from '../../../lib/mailTo.ts'
import { SectionCard } from '../../../ui/editor/SectionCard.tsx'
import { Money } from '../../../ui/mark/Money.tsx'
import { TitleBlock } from '../../../ui/layout/TitleBlock.tsx'
import { sectionOf } from './sections.ts'

interface PricingProps {
  mentorKey: Pricing_mentor$key
  siteKey: Pricing_site$key
}

/** Both prices, and whom to write to for others. */
export function Pricing({ mentorKey, siteKey }: PricingProps) {
  const { starterPrice, advancedPrice } = useFragment(
    graphql`
      fragment Pricing_mentor on Mentor {
        starterPrice
        advancedPrice
      }
    `,
    mentorKey,
  )
  const { supportEmail } = useFragment(
    graphql`
      fragment Pricing_site on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  const { id, title } = sectionOf('pricing')
  return (
    <SectionPlace id={id} tabIndex={-1}>
      <SectionCard title={title}>
        <Body>
          <TitleBlock
            cell={200}
            facts={[
              { label: `Starter, ${SESSION_LENGTH_SHORT}`, value: <Money paise={starterPrice} /> },
              { label: 'Advanced, one month', value: <Money paise={advancedPrice} /> },
            ]}
          />
          <p>
            Prices cannot be changed here. To change a price, write to{' '}
            <a href={mailTo(supportEmail, { subject: 'Change of my prices' })}>{supportEmail}</a>.
          </p>
        </Body>
      </SectionCard>
    </SectionPlace>
  )
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px 20px 20px;
  > p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`
