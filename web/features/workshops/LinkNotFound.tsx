import { styled } from 'styled-components'
import type { Head } from '../../lib/headTags.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'

interface LinkNotFoundProps {
  /** Its title is the heading. */
  head: Head
  /** Where to go instead, with its label. */
  to?: string
  children?: string
}

/** The link of an email leads to nothing, and what to try then. */
export function LinkNotFound({ head, to = '/workshops', children = 'View All Workshops' }: LinkNotFoundProps) {
  return (
    <Page>
      <PageHead {...head} />
      <EmptyState
        level={1}
        title={head.title}
        actions={
          <>
            <ButtonLink look="primary" to={to}>
              {children}
            </ButtonLink>
            <ButtonLink to="/contact-us">Contact Us</ButtonLink>
          </>
        }
      >
        Open the link in our email again, and check that it is complete. Email programs sometimes cut long links in two.
      </EmptyState>
    </Page>
  )
}

const Page = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
