import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminPageQuery } from '../../__generated__/AdminPageQuery.graphql.ts'
import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { TabCount } from './TabCount.tsx'
import { TAB_ROOM } from './tabPart.tsx'
import { TABS } from './tabs.ts'

/** What administrators look after, a tab each. */
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
          return Part ? (
            <Part />
          ) : (
            <>
              <AdminTitle title={label} />
              {TAB_ROOM}
            </>
          )
        }}
      </UrlTabs>
    </PageWidth>
  )
}
