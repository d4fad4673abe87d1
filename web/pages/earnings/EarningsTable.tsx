import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { earnedFor } from '../../../api/rules/money/earnedFor.ts'
import { formatMonth, formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type {
  EarningsTable_months$data,
  EarningsTable_months$key,
} from '../../__generated__/EarningsTable_months.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../ui/table/tableProps.ts'

interface EarningsTableProps {
  monthKeys: EarningsTable_months$key
  /** Numeric id of the mentor, for links to the bookings. */
  mentorId: number
}

/** The newest payments with their fee split, of one month or of all; the CSV has every payment, to the paisa. */
export function EarningsTable({ monthKeys, mentorId }: EarningsTableProps) {
  const months = useFragment(
    graphql`
      fragment EarningsTable_months on EarningsMonth @relay(plural: true) {
        month
        paymentCount
        payments {
          bookingId
          workshopId
          workshopTitle
          menteeName
          packageType
          selectedTimeSlot
          paidAt
          amount
          platformFee
          mentorEarning
          refundedAmount
        }
      }
    `,
    monthKeys,
  )
  const rows = useMemo(() => rowsOf(months), [months])
  const columns = useMemo(() => columnsFor(mentorId), [mentorId])
  const shape = useMemo(
    () => ({
      sortable: columns.map(({ id }) => id),
      filters: [{ id: 'month', values: months.map(({ month }) => month) }],
    }),
    [columns, months],
  )
  const filters = [
    {
      id: 'month',
      label: 'Month',
      any: 'All months',
      options: months.map(({ month }) => ({ value: month, label: formatMonth(month) })),
    },
  ]
  const address = useTableAddress(shape)
  const { month: chosen } = address.state.filters
  const counted = chosen ? months.filter(({ month }) => month === chosen) : months
  const all = counted.reduce((sum, { paymentCount }) => sum + paymentCount, 0)
  const listed = counted.reduce((sum, { payments }) => sum + payments.length, 0)
  return (
    <>
      {listed < all && <Muted as="p">{cutWords({ listed, all, month: chosen ? formatMonth(chosen) : null })}</Muted>}
      <DataTable
        label="Payments for your sessions and workshops"
        noun="payment"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        address={address}
        filters={filters}
        searchHint="Name, session or workshop"
        csvName="plumbline-earnings"
        csvHref={`/api/earnings.csv${chosen ? `?month=${chosen}` : ''}`}
        csvRows={all}
      />
    </>
  )
}

/** Why the list is shorter than what was paid, and where the rest is. */
function cutWords({ listed, all, month }: { listed: number; all: number; month: string | null }): string {
  const which = month === null ? plural(all, 'payment') : `${plural(all, 'payment')} of ${month}`
  return `The list shows ${listed === 0 ? 'none' : `the newest ${listed}`} of ${which}. The totals and the CSV include all payments.`
}

type Earning = EarningsTable_months$data[number]['payments'][number]

interface EarningRow extends Earning {
  id: string
  /** `2026-11`. */
  month: string
}

const rowsOf = (months: EarningsTable_months$data): EarningRow[] =>
  months.flatMap(({ month, payments }) =>
    payments.map((payment, index) => ({ ...payment, id: `${month}-${index}`, month })),
  )

const whatOf = (earning: Earning): string =>
  earnedFor({
    selectedTimeSlot: earning.selectedTimeSlot,
    workshopTitle: earning.workshopTitle,
    isPlan: earning.packageType === 'ADVANCED',
  })

function pathOf({ bookingId, workshopId }: Earning, mentorId: number): string | null {
  if (bookingId) return bookingPath(mentorId, { confirmed: bookingId })
  return workshopId ? workshopPath(workshopId) : null
}

const money = (id: string, label: string, paise: (row: EarningRow) => number): DataColumn<EarningRow> => ({
  id,
  label,
  figure: true,
  value: (row) => paise(row) / 100,
  cell: (row) => <Money paise={paise(row)} />,
})

const columnsFor = (mentorId: number): readonly DataColumn<EarningRow>[] => [
  { id: 'mentee', label: 'Paid by', value: ({ menteeName }) => menteeName },
  {
    id: 'session',
    label: 'For (IST)',
    wide: true,
    sortable: false,
    value: whatOf,
    cell: (row) => {
      const path = pathOf(row, mentorId)
      return path ? <Link to={path}>{whatOf(row)}</Link> : whatOf(row)
    },
  },
  { id: 'month', label: 'Month', hidden: true, value: ({ month }) => month },
  {
    id: 'paid-on',
    label: 'Paid on',
    value: ({ paidAt }) => istDate(new Date(paidAt)),
    cell: ({ paidAt }) => formatPastDay(istDate(new Date(paidAt))),
  },
  money('paid', 'Paid', ({ amount, refundedAmount }) => amount + refundedAmount),
  {
    ...money('returned', 'Returned', ({ refundedAmount }) => refundedAmount),
    cell: ({ refundedAmount }) => (refundedAmount > 0 ? <Money paise={refundedAmount} /> : 'None'),
  },
  money('fee', 'Platform fee', ({ platformFee }) => platformFee),
  money('yours', 'Yours', ({ mentorEarning }) => mentorEarning),
]
