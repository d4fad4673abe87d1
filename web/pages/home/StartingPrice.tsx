import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { StartingPrice_query$key } from '../../__generated__/StartingPrice_query.graphql.ts'
import { Money } from '../../ui/Money.tsx'

/** ", from ₹400.": the lowest price of one session. */
export function StartingPrice({ queryKey }: { queryKey: StartingPrice_query$key }) {
  const { cheapest } = useFragment(
    graphql`
      fragment StartingPrice_query on Query {
        cheapest: mentors(available: true, sort: LOWEST_PRICE, first: 1) {
          edges {
            node {
              starterPrice
            }
          }
        }
      }
    `,
    queryKey,
  )
  const lowest = cheapest.edges[0]?.node
  if (!lowest) return '.'
  return (
    <>
      , from <Plain paise={lowest.starterPrice} />.
    </>
  )
}

const Plain = styled(Money)`
  font-weight: inherit;
`
