import { graphql, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import type { WorkshopRegistrationPageQuery } from '../../__generated__/WorkshopRegistrationPageQuery.graphql.ts'
import { numericId } from '../../lib/numericId.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useNow } from '../../ui/useNow.ts'
import { readOffer } from './offer.ts'
import { WorkshopSeo } from './WorkshopSeo.tsx'
import { WorkshopUnavailable } from './WorkshopUnavailable.tsx'
import { WorkshopView } from './WorkshopView.tsx'

/** A workshop, and the form that registers for it. */
export function WorkshopRegistrationPage({ queryRef }: ScreenProps<WorkshopRegistrationPageQuery>) {
  const { workshop, viewer, site, waitingListEntry } = usePreloadedQuery<WorkshopRegistrationPageQuery>(
    graphql`
      query WorkshopRegistrationPageQuery($id: Int!, $offer: String!, $isOffered: Boolean!)
      @preloadable
      @raw_response_type {
        workshop(id: $id) {
          databaseId
          viewerWaitingEntry {
            ...offer_entry
          }
          ...WorkshopSeo_workshop
          ...WorkshopView_workshop
        }
        waitingListEntry(code: $offer) @include(if: $isOffered) {
          workshop {
            databaseId
          }
          ...offer_entry
        }
        viewer {
          id
          ...WorkshopView_viewer
        }
        site {
          now
          ...WorkshopView_site
        }
      }
    `,
    queryRef,
  )
  const { id } = useParams()
  const now = useNow(site.now)
  if (!workshop) return <WorkshopUnavailable isInvalid={numericId(id) === null} />
  const isItsOffer = waitingListEntry?.workshop.databaseId === workshop.databaseId
  return (
    <>
      <WorkshopSeo workshopKey={workshop} />
      {/* Another account starts afresh; so does another workshop. */}
      <WorkshopView
        key={`${workshop.databaseId} ${viewer?.id}`}
        workshopKey={workshop}
        viewerKey={viewer ?? null}
        siteKey={site}
        offer={readOffer(isItsOffer ? waitingListEntry : workshop.viewerWaitingEntry, now)}
        now={now}
      />
    </>
  )
}
