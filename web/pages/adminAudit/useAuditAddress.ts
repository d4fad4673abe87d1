import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AUDIT_ACTIONS, MONEY_ACTIONS } from '../../../api/rules/auditActions.ts'
import { tableShape } from '../../features/admin/tables/tableVariables.ts'
import { type TableAddress, useTableAddress } from '../../ui/table/tableAddress.ts'
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
export type Sought = Record<(typeof SOUGHT)[number], string | null>

/** What of the log the address asks for. `address` also names what is sought, for the CSV. */
export function useAuditAddress(): { address: TableAddress; sought: Sought } {
  const [params] = useSearchParams()
  const table = useTableAddress(SHAPE)
  return useMemo(() => {
    const of = (name: string) => params.get(name)?.trim() || null
    const sought: Sought = { person: of('person'), payment: of('payment'), actor: of('actor') }
    const named = Object.entries(sought).filter((entry): entry is [string, string] => entry[1] !== null)
    const filters = { ...table.state.filters, ...Object.fromEntries(named) }
    return { address: { ...table, state: { ...table.state, filters } }, sought }
  }, [params, table])
}
