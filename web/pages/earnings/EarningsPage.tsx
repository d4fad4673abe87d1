import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { formatMonth } from '../../../api/rules/text/format.ts'
import type { EarningsPage_months$key } from '../../__generated__/EarningsPage_months.graphql.ts'
import type { EarningsPage_viewer$key } from '../../__generated__/EarningsPage_viewer.graphql.ts'
import type { EarningsPageQuery } from '../../__generated__/EarningsPageQuery.graphql.ts'
import type { ReviewNotice_mentor$key } from '../../__generated__/ReviewNotice_mentor.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { plural } from '../../lib/plural.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Bone } from '../../ui/feedback/Skeleton.tsx'
import { Table, TableFrame } from '../../ui/layout/Table.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EarningsLayout, EarningsPageSkeleton } from './EarningsPageSkeleton.tsx'

/** What a mentor has earned, by month. Everybody else is sent to the login. */
export function EarningsPage({ queryRef }: ScreenProps<EarningsPageQuery>) {
  const { viewer } = usePreloadedQuery<EarningsPageQuery>(
    graphql`
      query EarningsPageQuery @preloadable {
        viewer {
          type
          ...EarningsPage_viewer
        }
      }
    `,
    queryRef,
  )
  if (viewer?.type !== 'MENTOR')
    return (
      <RequireSignIn as="mentor">
        <EarningsPageSkeleton />
      </RequireSignIn>
    )
  return (
    <EarningsLayout>
      <SectionBoundary resetOn={queryRef} fallback={showFailure}>
        <EarningsReport viewerKey={viewer} />
      </SectionBoundary>
    </EarningsLayout>
  )
}

const EarningsTable = lazyPart(
  () => import('./EarningsTable.tsx').then((module) => module.EarningsTable),
  <Bone $width="100%" $height="480px" />,
  undefined,
  showFailure,
)

/** Sums, months and each payment; the reason why there is nothing otherwise. */
function EarningsReport({ viewerKey }: { viewerKey: EarningsPage_viewer$key }) {
  const { databaseId, mentor, earnings } = useFragment(
    graphql`
      fragment EarningsPage_viewer on Viewer {
        databaseId
        mentor {
          status
          ...ReviewNotice_mentor
        }
        earnings {
          amount
          platformFee
          mentorEarning
          ...EarningsPage_months
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
function EarningsLocked({ mentorKey }: { mentorKey: ReviewNotice_mentor$key }) {
  return (
    <ReviewNotice
      mentorKey={mentorKey}
      then="Once you are accepted, mentees can book sessions, and your earnings appear here."
    >
      Only accepted mentors earn from sessions.
    </ReviewNotice>
  )
}

/** Sums of each month; a month's name shows its payments alone. */
function MonthTable({ monthKeys }: { monthKeys: EarningsPage_months$key }) {
  const months = useFragment(
    graphql`
      fragment EarningsPage_months on EarningsMonth @relay(plural: true) {
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
