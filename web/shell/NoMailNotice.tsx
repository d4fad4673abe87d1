import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NoMailNotice_site$key } from '../__generated__/NoMailNotice_site.graphql.ts'
import { mailTo } from '../lib/mailTo.ts'
import { EmailText } from '../ui/mark/EmailText.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'

/** Corrects every promise of an email on the page, where the operator has said that none is sent. */
export function NoMailNotice({ siteKey }: { siteKey: NoMailNotice_site$key }) {
  const { sendsNoMail, supportEmail } = useFragment(
    graphql`
      fragment NoMailNotice_site on Site {
        sendsNoMail
        supportEmail
      }
    `,
    siteKey,
  )
  if (!sendsNoMail) return null
  return (
    <Place aria-label="No emails">
      <PageWidth>
        <p>
          <b>This site sends no emails at present.</b> Where a page says that we email you, nothing is sent. Write to{' '}
          <a href={mailTo(supportEmail)}>
            <EmailText>{supportEmail}</EmailText>
          </a>{' '}
          instead.
        </p>
      </PageWidth>
    </Place>
  )
}

const Place = styled.aside`
  padding-block: 8px;
  border-bottom: 1px solid var(--warn-line);
  background: var(--warn-wash);
  p {
    max-width: none;
  }
`
