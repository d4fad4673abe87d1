import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import { styled } from 'styled-components'
import type { WorkshopRegistrationPage_workshop$key } from '../../__generated__/WorkshopRegistrationPage_workshop.graphql.ts'
import type { WorkshopRegistrationPageQuery } from '../../__generated__/WorkshopRegistrationPageQuery.graphql.ts'
import { workshopHead, workshopNotFoundHead } from '../../features/workshops/workshopHead.ts'
import { numericId } from '../../lib/numericId.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { readOffer } from './seat.ts'
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
            ...seat_entry
          }
          ...WorkshopRegistrationPage_workshop
          ...WorkshopView_workshop
        }
        waitingListEntry(code: $offer) @include(if: $isOffered) {
          workshop {
            databaseId
          }
          ...seat_entry
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
        viewerKey={viewer}
        siteKey={site}
        offer={readOffer(isItsOffer ? waitingListEntry : workshop.viewerWaitingEntry, now)}
        now={now}
      />
    </>
  )
}

/** Title, description, social card and event of a workshop. */
function WorkshopSeo({ workshopKey }: { workshopKey: WorkshopRegistrationPage_workshop$key }) {
  const {
    databaseId,
    title,
    description,
    instructorName,
    mentor,
    date,
    time,
    duration,
    price,
    image,
    isFull,
    isActive,
    registrationClosesAt,
  } = useFragment(
    graphql`
      fragment WorkshopRegistrationPage_workshop on Workshop {
        databaseId
        title
        description
        instructorName
        mentor {
          databaseId
        }
        date
        time
        duration
        price
        image
        isFull
        isActive
        registrationClosesAt
      }
    `,
    workshopKey,
  )
  return (
    <PageHead
      {...workshopHead({
        databaseId,
        title,
        description,
        instructorName,
        mentor,
        date,
        time,
        duration,
        price,
        image,
        isFull,
        isActive,
        registrationClosesAt,
      })}
    />
  )
}

/** There is no such workshop, or the address names none. */
function WorkshopUnavailable({ isInvalid }: { isInvalid: boolean }) {
  return (
    <Place>
      <PageHead {...workshopNotFoundHead} />
      <EmptyState
        level={1}
        title={isInvalid ? 'Invalid workshop ID' : 'Workshop not found'}
        actions={
          <ButtonLink look="primary" to="/workshops">
            View All Workshops
          </ButtonLink>
        }
      >
        {isInvalid
          ? 'This link is not complete. Choose the workshop from the list.'
          : 'It may have been cancelled, or the link may be wrong. If you registered or paid, our email tells you what happens with your money.'}
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
