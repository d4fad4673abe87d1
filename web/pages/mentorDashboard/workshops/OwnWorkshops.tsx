import { useRef, useSyncExternalStore } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { freshWorkshopsQuery } from '../../../__generated__/freshWorkshopsQuery.graphql.ts'
import type { OwnWorkshops_viewer$key } from '../../../__generated__/OwnWorkshops_viewer.graphql.ts'
import type { OwnWorkshopsPaginationQuery } from '../../../__generated__/OwnWorkshopsPaginationQuery.graphql.ts'
import type { OwnWorkshopsSubscription } from '../../../__generated__/OwnWorkshopsSubscription.graphql.ts'
import type { OwnWorkshops_workshop$key } from '../../../__generated__/OwnWorkshops_workshop.graphql.ts'
import { NOTIFICATIONS } from '../../../features/notifications/notificationStore.ts'
import { readProfileDraft } from '../../../features/profiles/profileDraft.ts'
import { useLive } from '../../../relay/live.ts'
import { useOnWake } from '../../../relay/network/wake.ts'
import { useLiveList } from '../../../relay/useLiveList.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadMore } from '../../../ui/feedback/LoadMore.tsx'
import { useEvery } from '../../../ui/time/useEvery.ts'
import { useNow } from '../../../ui/time/useNow.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { NEW_WORKSHOP, ownerOf } from './drafts.ts'
import { COUNTS_EVERY, workshopsQuery } from './freshWorkshops.ts'
import { WORKSHOPS } from './workshopsAddress.ts'
import { View, ViewTitle } from './WorkshopView.tsx'
import { WorkshopFacts, WorkshopState } from './WorkshopFacts.tsx'
import { WorkshopNext } from './WorkshopNext.tsx'

/** An administrator's decision comes with a notification. */
const decisions = graphql`
  subscription OwnWorkshopsSubscription {
    notificationChanged {
      change
      lastChange
      notification {
        type
      }
    }
  }
`

/** The mentor's workshops, and the way to a new one. `round`: another one asks the server again. */
export function OwnWorkshops({ round }: { round: number }) {
  const { viewer, site } = usePartQuery<freshWorkshopsQuery>(workshopsQuery, {}, { round })
  const now = useNow(site.now)
  const hasDraft = useHasDraft(viewer?.mentor?.databaseId ?? null)
  return (
    viewer && (
      <View>
        <ViewTitle
          aside={
            <ButtonLink to={WORKSHOPS.create} look="primary">
              {hasDraft ? 'Continue your workshop' : 'Create workshop'}
            </ButtonLink>
          }
        >
          Your workshops
        </ViewTitle>
        <OwnWorkshopList viewerKey={viewer} now={now} />
      </View>
    )
  )
}

/** Whether something is typed in the form of a new workshop and not submitted. */
function useHasDraft(mentorId: number | null): boolean {
  const look = () => mentorId !== null && readProfileDraft(ownerOf(mentorId), NEW_WORKSHOP) !== null
  return useSyncExternalStore(never, look, () => false)
}

/** The list is drawn again each time the form is left. */
const never = () => () => undefined

const PAGE = 20

interface OwnWorkshopListProps {
  viewerKey: OwnWorkshops_viewer$key
  now: Date
}

/** The mentor's workshops, those to come first. */
function OwnWorkshopList({ viewerKey, now }: OwnWorkshopListProps) {
  const { data, ...pages } = usePaginationFragment<OwnWorkshopsPaginationQuery, OwnWorkshops_viewer$key>(
    graphql`
      fragment OwnWorkshops_viewer on Viewer
      @refetchable(queryName: "OwnWorkshopsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        workshops(first: $first, after: $after) @connection(key: "OwnWorkshops_workshops") {
          __id
          edges {
            node {
              id
              startsAt
              ...OwnWorkshops_workshop
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const { __id: list, edges } = data.workshops
  const { refresh, more } = useLiveList<freshWorkshopsQuery>({
    pages,
    list,
    shown: edges.length,
    size: PAGE,
    query: workshopsQuery,
    variables: () => ({}),
    topic: NOTIFICATIONS,
  })
  useLive<OwnWorkshopsSubscription>(decisions, {
    onEvent: ({ notification }) => notification?.type === 'WORKSHOP' && refresh(),
  })
  const workshops = edges.map(({ node }) => node)
  const isAhead = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) > now.getTime()
  // People register without a live event.
  useOnWake(refresh)
  useEvery(workshops.some(isAhead) ? COUNTS_EVERY : null, refresh)
  const groups = [
    { title: 'Upcoming', workshops: workshops.filter(isAhead) },
    { title: 'Started or past', workshops: workshops.filter((workshop) => !isAhead(workshop)) },
  ]
  if (workshops.length === 0)
    return (
      <EmptyState title="No workshops yet" level={3}>
        Teach many people at once, live, for a price you set or for free. Create your first workshop: our team checks it
        before people see it.
      </EmptyState>
    )
  return (
    <Groups>
      {groups.map(
        (group) =>
          group.workshops.length > 0 && (
            <Group key={group.title} aria-label={group.title}>
              <h3>{group.title}</h3>
              {group.workshops.map((workshop) => (
                <OwnWorkshop key={workshop.id} workshopKey={workshop} now={now} />
              ))}
            </Group>
          ),
      )}
      <LoadMore {...more}>More workshops</LoadMore>
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > h3 {
    font-size: var(--t17);
  }
`

interface OwnWorkshopProps {
  workshopKey: OwnWorkshops_workshop$key
  now: Date
}

/** A workshop in its mentor's list: its status, its facts, and what can be done. */
function OwnWorkshop({ workshopKey, now }: OwnWorkshopProps) {
  const workshop = useFragment(
    graphql`
      fragment OwnWorkshops_workshop on Workshop {
        databaseId
        title
        state
        ...WorkshopFacts_workshop
        ...WorkshopFacts_state
        ...WorkshopNext_workshop
      }
    `,
    workshopKey,
  )
  // The form goes with what it was for.
  const frame = useRef<HTMLDivElement>(null)
  const { databaseId, title, state } = workshop
  const isEditable = state === 'PENDING' || state === 'REJECTED'
  const path = isEditable ? WORKSHOPS.edit(databaseId) : WORKSHOPS.one(databaseId)
  return (
    <Frame ref={frame} as="article" tabIndex={-1} aria-label={title}>
      <Head>
        <h4>
          <Link to={path}>{title}</Link>
        </h4>
        <WorkshopState workshopKey={workshop} />
      </Head>
      <WorkshopFacts workshopKey={workshop} />
      <WorkshopNext workshopKey={workshop} now={now} onLinkSaved={() => frame.current?.focus()} />
      <ButtonRow>
        {isEditable ? (
          state === 'PENDING' && (
            <ButtonLink to={path} size="small">
              Edit
            </ButtonLink>
          )
        ) : (
          <ButtonLink to={path} size="small">
            Participants and messages
          </ButtonLink>
        )}
        {state === 'APPROVED' && (
          <ButtonLink to={`/workshop-registration/${databaseId}`} size="small" look="plain">
            View page
          </ButtonLink>
        )}
      </ButtonRow>
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 18px clamp(16px, 2vw, 20px);
  > :empty {
    display: none;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: flex-start;
  justify-content: space-between;
  > h4 {
    flex: 1 1 min(100%, 18rem);
    min-width: 0;
    font-size: var(--t17);
    overflow-wrap: anywhere;
  }
`
