import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AUDIT_ACTIONS, MONEY_ACTIONS } from '../../../api/rules/auditActions.ts'
import { tableShape } from '../../features/admin/tables/tableVariables.ts'
import { readTable, type TableAddress, useTableAddress } from '../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../ui/table/tableProps.ts'

const ACTIONS: Record<string, string> = { ...AUDIT_ACTIONS, ...MONEY_ACTIONS }

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'action',
    label: 'Action',
    any: 'All actions',
    options: Object.entries(ACTIONS).map(([value, label]) => ({ value, label })),
  },
  { id: 'day', label: 'Day', isDay: true },
]

/** What may stand in the address of the table, beside what is sought. */
export const SHAPE = tableShape({}, FILTERS)

/** What is typed in full, beside the table's own search. */
export const SOUGHT = ['person', 'payment', 'actor'] as const
type Sought = Record<(typeof SOUGHT)[number], string | null>

function soughtIn(params: URLSearchParams): Sought {
  const of = (name: string) => params.get(name)?.trim() || null
  return { person: of('person'), payment: of('payment'), actor: of('actor') }
}

/** What the address asks of the log. */
export function auditVariables(params: URLSearchParams) {
  const { search, filters, page, size } = readTable(params, SHAPE)
  const { action = null, day = null } = filters
  return { first: size, page, search: search.trim() || null, action, day, ...soughtIn(params) }
}

/** The state of the table; it also names what is sought, for the CSV. */
export function useAuditAddress(): TableAddress {
  const [params] = useSearchParams()
  const table = useTableAddress(SHAPE)
  return useMemo(() => {
    const named = Object.entries(soughtIn(params)).filter((entry): entry is [string, string] => entry[1] !== null)
    const filters = { ...table.state.filters, ...Object.fromEntries(named) }
    return { ...table, state: { ...table.state, filters } }
  }, [params, table])
}
