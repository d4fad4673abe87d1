import { graphql, useFragment } from 'react-relay'
import { formatMonth } from '../../../api/rules/text/format.ts'
import type { EarningsReport_mentor$key } from '../../__generated__/EarningsReport_mentor.graphql.ts'
import type { EarningsReport_months$key } from '../../__generated__/EarningsReport_months.graphql.ts'
import type { EarningsReport_viewer$key } from '../../__generated__/EarningsReport_viewer.graphql.ts'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { plural } from '../../lib/plural.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { Table, TableFrame } from '../../ui/Table.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

const EarningsTable = lazyPart(
  () => import('./EarningsTable.tsx').then((module) => module.EarningsTable),
  <Bone $width="100%" $height="480px" />,
  undefined,
  showFailure,
)

/** Sums, months and each payment; the reason why there is nothing otherwise. */
export function EarningsReport({ viewerKey }: { viewerKey: EarningsReport_viewer$key }) {
  const { databaseId, mentor, earnings } = useFragment(
    graphql`
      fragment EarningsReport_viewer on Viewer {
        databaseId
        mentor {
          status
          ...EarningsReport_mentor
        }
        earnings {
          amount
          platformFee
          mentorEarning
          ...EarningsReport_months
          ...EarningsTable_months
        }
      }
    `,
    viewerKey,
  )
  const months = earnings ?? []
  if (months.length === 0)
    return mentor && mentor.status !== 'ACCEPTED' ? <EarningsLocked mentorKey={mentor} /> : <NoEarnings />
  const sum = (part: (month: (typeof months)[number]) => number) => months.reduce((all, month) => all + part(month), 0)
  return (
    <>
      <TitleBlock
        big
        facts={[
          { label: 'After refunds', value: <Money paise={sum((month) => month.amount)} />, figure: true },
          { label: 'Platform fee', value: <Money paise={sum((month) => month.platformFee)} />, figure: true },
          { label: 'Yours', value: <Money paise={sum((month) => month.mentorEarning)} />, figure: true },
        ]}
      />
      <Muted as="p">
        These totals are payments minus refunds, and minus what banks took back or hold in disputes. Your earnings are
        what remains after the platform fee. Payouts are not shown here.
      </Muted>
      <section>
        <h2>By month</h2>
        <MonthTable monthKeys={months} />
      </section>
      <section id="each-payment">
        <h2>Each payment</h2>
        <EarningsTable monthKeys={months} mentorId={databaseId} />
      </section>
    </>
  )
}

function NoEarnings() {
  return (
    <EmptyState
      title="No earnings yet"
      actions={
        <ButtonLink look="primary" to="/mentorship-requests">
          Mentorship requests
        </ButtonLink>
      }
    >
      Once someone pays for a session or a workshop with you, it appears here with the fee and your share.
    </EmptyState>
  )
}

/** Why a mentor who is not accepted has no earnings. */
function EarningsLocked({ mentorKey }: { mentorKey: EarningsReport_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment EarningsReport_mentor on Mentor {
        ...ReviewNotice_mentor
      }
    `,
    mentorKey,
  )
  return (
    <ReviewNotice
      mentorKey={mentor}
      then="Once you are accepted, mentees can book sessions, and your earnings appear here."
    >
      Only accepted mentors earn from sessions.
    </ReviewNotice>
  )
}

/** Sums of each month; a month's name shows its payments alone. */
function MonthTable({ monthKeys }: { monthKeys: EarningsReport_months$key }) {
  const months = useFragment(
    graphql`
      fragment EarningsReport_months on EarningsMonth @relay(plural: true) {
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
                <Link to={`?month=${month}#each-payment`}>{formatMonth(month)}</Link>
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
