import { graphql, usePreloadedQuery } from 'react-relay'
import type { CommunityPageQuery } from '../../__generated__/CommunityPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Lead } from '../../ui/PageFrame.tsx'
import { CommunityColumns, CommunityFrame, CommunityHead } from './CommunityFrame.ts'
import { CommunityOffer } from './CommunityOffer.tsx'
import { JoinPanel } from './JoinPanel.tsx'

/** Community page with the form to join. */
export function CommunityPage({ queryRef }: ScreenProps<CommunityPageQuery>) {
  const { site, viewer } = usePreloadedQuery<CommunityPageQuery>(
    graphql`
      query CommunityPageQuery @preloadable @raw_response_type {
        site {
          communityGroupUrl
        }
        viewer {
          ...JoinPanel_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <CommunityFrame>
      <CommunityColumns>
        <CommunityHead>
          <h1>Join a community of core engineers</h1>
          <Lead>
            You are not the only one working this out. For students and early-career engineers in civil, electrical,
            mechanical and related fields. Joining costs nothing.
          </Lead>
        </CommunityHead>
        <JoinPanel viewerKey={viewer ?? null} groupUrl={site.communityGroupUrl} />
        <CommunityOffer />
      </CommunityColumns>
    </CommunityFrame>
  )
}
