import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { TAB_ROOM } from './tabPart.tsx'
import { TABS } from './tabs.ts'

/** What administrators look after, a tab each. */
export function AdminPage() {
  return (
    <PageWidth>
      <UrlTabs label="Admin" tabs={TABS}>
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
