import { BadgeCheck, FileText } from 'lucide-react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { CertificatePageQuery } from '../../__generated__/CertificatePageQuery.graphql.ts'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { workshopDate } from '../../features/workshops/workshopTimes.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { PageTitle, PageWidth, Small } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { certificateNotFoundHead, entry } from './page.ts'

/** Whether somebody attended a workshop, for anyone with the link. */
export function CertificatePage({ queryRef }: ScreenProps<CertificatePageQuery>) {
  const { certificate } = usePreloadedQuery<CertificatePageQuery>(
    graphql`
      query CertificatePageQuery($code: String!) @preloadable @raw_response_type {
        certificate(code: $code) {
          name
          workshopTitle
          instructorName
          date
          duration
          issuedAt
          pdfPath
        }
      }
    `,
    queryRef,
  )
  if (!certificate) return <CertificateNotFound />
  const { name, workshopTitle, instructorName, date, duration, issuedAt, pdfPath } = certificate
  return (
    <SheetFrame>
      <PageHead {...entry.head} />
      <PageTitle title="Certificate of attendance" />
      <Sheet as="article" $pad>
        <Notice tone="good" icon={<BadgeCheck size={20} />} title="This certificate is valid.">
          Plumbline issued it after the instructor had marked who was there.
        </Notice>
        <Who>
          <span>This is to certify that</span>
          <h2>{name}</h2>
          <span>attended the live workshop</span>
          <b>{workshopTitle}</b>
        </Who>
        <TitleBlock
          cell={150}
          facts={[
            { label: 'Date', value: <time dateTime={date}>{workshopDate(date)}</time> },
            { label: 'Duration', value: duration },
            { label: 'Instructor', value: instructorName },
            {
              label: 'Issued',
              value: <time dateTime={issuedAt}>{formatPastDay(istDate(new Date(issuedAt)))}</time>,
            },
          ]}
        />
        <ButtonRow>
          <ButtonAnchor look="primary" href={pdfPath} download>
            <FileText />
            Download PDF
          </ButtonAnchor>
          <ButtonLink look="plain" to="/workshops">
            View All Workshops
          </ButtonLink>
        </ButtonRow>
      </Sheet>
      <Small as="p">
        Compare name and workshop with the certificate you were given. The link to this page cannot be guessed.
      </Small>
    </SheetFrame>
  )
}

const Who = styled.div`
  display: grid;
  gap: 4px;
  > span {
    color: var(--muted);
  }
  > h2 {
    font-size: var(--t26);
  }
  > b {
    font-size: var(--t17);
    font-weight: 600;
  }
`

/** No valid certificate has this address. */
function CertificateNotFound() {
  return (
    <Page>
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
    </Page>
  )
}

const Page = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
