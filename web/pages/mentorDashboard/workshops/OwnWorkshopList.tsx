import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { OwnWorkshopList_viewer$key } from '../../../__generated__/OwnWorkshopList_viewer.graphql.ts'
import type { OwnWorkshopListPaginationQuery } from '../../../__generated__/OwnWorkshopListPaginationQuery.graphql.ts'
import { useLoadMore } from '../../../relay/useLoadMore.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { OwnWorkshop } from './OwnWorkshop.tsx'

const PAGE = 20

interface OwnWorkshopListProps {
  viewerKey: OwnWorkshopList_viewer$key
  now: Date
}

/** The mentor's workshops, those to come first. */
export function OwnWorkshopList({ viewerKey, now }: OwnWorkshopListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    OwnWorkshopListPaginationQuery,
    OwnWorkshopList_viewer$key
  >(
    graphql`
      fragment OwnWorkshopList_viewer on Viewer
      @refetchable(queryName: "OwnWorkshopListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        workshops(first: $first, after: $after) @connection(key: "OwnWorkshopList_workshops") {
          edges {
            node {
              id
              startsAt
              ...OwnWorkshop_workshop
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const more = useLoadMore({ loadNext, hasNext, isLoadingNext }, { size: PAGE })
  const workshops = data.workshops.edges.map(({ node }) => node)
  const isAhead = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) > now.getTime()
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
