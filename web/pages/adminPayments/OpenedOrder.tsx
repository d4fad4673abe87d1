import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OpenedOrderQuery } from '../../__generated__/OpenedOrderQuery.graphql.ts'
import { OrderDetails } from '../../features/admin/orders/OrderDetails.tsx'
import { NotThere } from '../../features/admin/tables/RowPanel.tsx'
import { useRefresh } from '../../relay/refresh.ts'
import { PanelContent } from '../../ui/table/SidePanel.tsx'

const query = graphql`
  query OpenedOrderQuery($id: Int!) @raw_response_type {
    order(id: $id) {
      whatFor
      ...OrderDetails_order
    }
  }
`

/** An order in the side panel. */
export function OpenedOrder({ id, round }: { id: number; round: number }) {
  const { order } = useLazyLoadQuery<OpenedOrderQuery>(
    query,
    { id },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  const { refresh } = useRefresh<OpenedOrderQuery>({ query, variables: { id } })
  if (!order) return <NotThere title="Order" />
  return (
    <PanelContent title={order.whatFor}>
      <OrderDetails orderKey={order} refresh={refresh} />
    </PanelContent>
  )
}
