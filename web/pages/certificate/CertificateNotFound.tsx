import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { certificateNotFoundHead } from './page.ts'

/** No valid certificate has this address. */
export function CertificateNotFound() {
  return (
    <Place>
      <PageHead {...certificateNotFoundHead} />
      <EmptyState
        level={1}
        title="Certificate not found"
        actions={
          <>
            <ButtonLink look="primary" to="/contact-us">
              Contact Us
            </ButtonLink>
            <ButtonLink to="/workshops">View All Workshops</ButtonLink>
          </>
        }
      >
        We can’t find this certificate. Check the link against the one printed on it. If it still isn’t found, don’t
        trust the certificate. Please write to us.
      </EmptyState>
    </Place>
  )
}

const Place = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
