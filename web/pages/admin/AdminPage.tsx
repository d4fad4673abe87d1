import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminPageQuery } from '../../__generated__/AdminPageQuery.graphql.ts'
import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { QUEUE_ROOM, QueueLineFrame } from './queue/queueRoom.tsx'
import { TabCount } from './TabCount.tsx'
import { TAB_ROOM } from './tabPart.tsx'
import { TABS } from './tabs.ts'

export const QueueAbove = lazyPart(
  () => import('./queue/QueueBlock.tsx').then((module) => module.QueueAbove),
  QUEUE_ROOM,
  undefined,
  showFailure,
)

export const QueueLineAbove = lazyPart(
  () => import('./queue/QueueBlock.tsx').then((module) => module.QueueLineAbove),
  <QueueLineFrame />,
)

/** What waits for administrators, and what they look after, a tab each. */
export function AdminPage({ queryRef }: ScreenProps<AdminPageQuery>) {
  const { adminTotals } = usePreloadedQuery<AdminPageQuery>(
    graphql`
      query AdminPageQuery @preloadable {
        adminTotals {
          ...TabCount_totals
        }
      }
    `,
    queryRef,
  )
  const tabs = TABS.map(({ value, label }) => ({
    value,
    label: (
      <>
        {label}
        <TabCount tab={value} totalsKey={adminTotals} />
      </>
    ),
  }))
  return (
    <PageWidth>
      <UrlTabs label="Admin" tabs={tabs}>
        {(open) => {
          const { label, Part } = TABS.find(({ value }) => value === open) ?? TABS[0]
          // In full where one comes in, in a line elsewhere.
          return open === TABS[0].value ? (
            <>
              <AdminTitle title={label} />
              <QueueAbove>{Part ? <Part /> : TAB_ROOM}</QueueAbove>
            </>
          ) : (
            <>
              <QueueLineAbove />
              {Part ? (
                <Part />
              ) : (
                <>
                  <AdminTitle title={label} />
                  {TAB_ROOM}
                </>
              )}
            </>
          )
        }}
      </UrlTabs>
    </PageWidth>
  )
}
