import { graphql, useFragment } from 'react-relay'
import type { EarningsReport_viewer$key } from '../../__generated__/EarningsReport_viewer.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { EarningsLocked } from './EarningsLocked.tsx'
import { MonthTable } from './MonthTable.tsx'

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
          ...EarningsLocked_mentor
        }
        earnings {
          amount
          platformFee
          mentorEarning
          ...MonthTable_months
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
