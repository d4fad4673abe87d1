import { graphql, useFragment } from 'react-relay'
import type { MonthTable_months$key } from '../../__generated__/MonthTable_months.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, TableFrame } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { monthLabel } from './monthLabel.ts'

/** Sums of each month; a month's name shows its payments alone. */
export function MonthTable({ monthKeys }: { monthKeys: MonthTable_months$key }) {
  const months = useFragment(
    graphql`
      fragment MonthTable_months on EarningsMonth @relay(plural: true) {
        month
        amount
        platformFee
        mentorEarning
        paymentCount
      }
    `,
    monthKeys,
  )
  return (
    <TableFrame>
      <Table>
        <caption>
          <VisuallyHidden>Earnings by month</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Payments</th>
            <th scope="col" data-figure>
              After refunds
            </th>
            <th scope="col" data-figure>
              Platform fee
            </th>
            <th scope="col" data-figure>
              Yours
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount, platformFee, mentorEarning, paymentCount }) => (
            <tr key={month}>
              <th scope="row" data-wide>
                <Link to={`?month=${month}#each-payment`}>{monthLabel(month)}</Link>
              </th>
              <td data-wide>{plural(paymentCount, 'payment')}</td>
              <td data-label="After refunds" data-figure>
                <Money paise={amount} />
              </td>
              <td data-label="Platform fee" data-figure>
                <Money paise={platformFee} />
              </td>
              <td data-label="Yours" data-figure>
                <Money paise={mentorEarning} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}
