import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts'
import { namedIds, shortlistPath } from '../../features/shortlist/compareAddress.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { CompareFrame } from './ComparePageSkeleton.tsx'
import { CompareTable } from './CompareTable.tsx'

/** Up to three mentors side by side. The address names them, so that it can be shared. */
export function ComparePage({ queryRef }: ScreenProps<ComparePageQuery>) {
  const { site, mentorsById } = usePreloadedQuery<ComparePageQuery>(
    graphql`
      query ComparePageQuery($ids: [Int!]!) @preloadable {
        site {
          now
        }
        mentorsById(ids: $ids) {
          databaseId
          ...CompareTable_mentors
        }
      }
    `,
    queryRef,
  )
  const [query] = useSearchParams()
  const shown = mentorsById.map(({ databaseId }) => databaseId)
  const gone = namedIds(query).length - shown.length
  return (
    <CompareFrame>
      <PageTitle
        back={<BackLink to={shortlistPath(shown)}>Shortlist</BackLink>}
        title="Compare mentors"
        lead={shown.length > 0 ? 'Anyone who has the link to this page sees the same mentors.' : undefined}
      />
      {gone > 0 && (
        <Notice
          tone="warn"
          title={
            gone === 1
              ? 'One mentor of this link is not on Plumbline at present.'
              : `${gone} mentors of this link are not on Plumbline at present.`
          }
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No mentors to compare"
          actions={
            <>
              <ButtonLink look="primary" to="/shortlist">
                Open your shortlist
              </ButtonLink>
              <ButtonLink look="plain" to="/find-mentors">
                Find Mentors
              </ButtonLink>
            </>
          }
        >
          Save mentors on your shortlist, choose two or three there, and compare them here.
        </EmptyState>
      ) : (
        <CompareTable mentorsKey={mentorsById} now={new Date(site.now)} />
      )}
    </CompareFrame>
  )
}
