import row from '../../__generated__/OrdersOpenedQuery$parameters.ts'
import table from '../../__generated__/OrdersQuery$parameters.ts'
import { tableParts } from '../../features/admin/tables/tableParts.ts'
import { startsParts } from '../../relay/parts.ts'
import { ordersVariables as variables, SHAPE as shape } from './ordersAddress.ts'

/** The queries of the table and of the order that is open. */
export const parts = startsParts(({ url }) => tableParts(url.searchParams, { shape, table, variables, row }))
