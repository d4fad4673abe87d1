import { Mail, Presentation } from 'lucide-react'
import { styled } from 'styled-components'
import {
  GRIEVANCE_RESOLUTION_DAYS,
  GRIEVANCE_RESPONSE_HOURS,
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
} from '../../../api/rules/policies.ts'
import type { PolicyFacts } from '../../features/policies/policyFacts.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { Card } from '../../ui/Card.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'

/** Email, hours, address, and the link to suggest a workshop. */
export function ContactWays({ facts: { supportEmail, supportAddress } }: { facts: PolicyFacts }) {
  return (
    <Ways>
      <Way as="section" $pad aria-labelledby="mail">
        <h2 id="mail">Email support</h2>
        <p>
          <a href={mailTo(supportEmail)}>{supportEmail}</a>
        </p>
        <Rows>
          <div>
            <dt>Hours</dt>
            <dd>
              {SUPPORT_DAYS_TEXT} {SUPPORT_HOURS_TEXT} (IST)
            </dd>
          </div>
          <div>
            <dt>Weekend</dt>
            <dd>Urgent technical issues</dd>
          </div>
          <div>
            <dt>Reply</dt>
            <dd>In {SUPPORT_REPLY_TEXT}</dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              <address>{supportAddress}</address>
            </dd>
          </div>
        </Rows>
        <ButtonAnchor look="primary" wide href={mailTo(supportEmail)}>
          <Mail />
          Write to support
        </ButtonAnchor>
      </Way>
      <Way as="section" $pad aria-labelledby="suggest">
        <h2 id="suggest">Suggest a workshop</h2>
        <Muted as="p">Tell us what you would like to learn, and from whom. We will find the right engineer.</Muted>
        <ButtonAnchor wide href={suggestionMail(supportEmail)}>
          <Presentation />
          Suggest Workshop
        </ButtonAnchor>
      </Way>
      <Muted as="p">
        A complaint? Write “Grievance” in the subject line: the Grievance Officer responds within{' '}
        {GRIEVANCE_RESPONSE_HOURS} hours and settles it within {GRIEVANCE_RESOLUTION_DAYS} days.
      </Muted>
    </Ways>
  )
}

const SUBJECT = 'Workshop suggestion'
const BODY = 'Topic:\n\nWhat I want to learn:\n\nMy branch and year:\n'

/** Prefilled email to suggest a workshop. */
function suggestionMail(to: string): string {
  return mailTo(to, { subject: SUBJECT, body: BODY })
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Way = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  h2 {
    font-size: var(--t20);
  }
  address {
    font-style: normal;
  }
  a {
    overflow-wrap: anywhere;
  }
`
