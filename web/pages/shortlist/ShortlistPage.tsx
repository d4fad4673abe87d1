import { usePreloadedQuery, graphql } from 'react-relay'
import type { ShortlistPageQuery } from '../../__generated__/ShortlistPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { KeptShortlist } from './KeptShortlist.tsx'
import { MemberShortlist } from './MemberShortlist.tsx'
import { ShortlistFrame, ShortlistTitle } from './ShortlistPageSkeleton.tsx'

/** Whom somebody has saved: a member in the account, a visitor in this browser. */
export function ShortlistPage({ queryRef }: ScreenProps<ShortlistPageQuery>) {
  const { site, viewer } = usePreloadedQuery<ShortlistPageQuery>(
    graphql`
      query ShortlistPageQuery @preloadable {
        site {
          now
        }
        viewer {
          ...MemberShortlist_viewer
        }
      }
    `,
    queryRef,
  )
  const now = new Date(site.now)
  return (
    <ShortlistFrame>
      <ShortlistTitle />
      {viewer ? <MemberShortlist viewerKey={viewer} now={now} /> : <KeptShortlist now={now} />}
    </ShortlistFrame>
  )
}
