import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { styled } from 'styled-components'
import type { RequestTabs_viewer$key } from '../../__generated__/RequestTabs_viewer.graphql.ts'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import type { Side } from './side.ts'
import { RequestCounts } from './RequestCounts.tsx'
import { RequestList } from './RequestList.tsx'
import { tabOf, tabPath, tabsFor, type TabName } from './requestTabs.ts'
import { useRequestChanges } from './useRequestChanges.ts'

interface RequestTabsProps {
  viewerKey: RequestTabs_viewer$key
  side: Side
}

/** The lists with their counts. The tab is in the address; the old list stays, dimmed, until the next one is there. */
export function RequestTabs({ viewerKey, side }: RequestTabsProps) {
  const viewer = useFragment(
    graphql`
      fragment RequestTabs_viewer on Viewer {
        ...RequestCounts_viewer
        ...RequestList_viewer
      }
    `,
    viewerKey,
  )
  useRequestChanges()
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next !== undefined && next.pathname === shown.pathname
  const target = tabOf(new URLSearchParams((isChanging ? next : shown).search))
  const tabs = tabsFor(side).map(({ value, label }) => ({
    value,
    label: (
      <>
        {label} <RequestCounts viewerKey={viewer} tab={value} isWaiting={side === 'MENTOR' && value === 'pending'} />
      </>
    ),
  }))
  function open(tab: TabName): void {
    void navigate(tabPath(tab), { preventScrollReset: true })
  }
  return (
    <Tabs label="Mentorship requests" tabs={tabs} value={target.value} onChange={open}>
      <Panel value={target.value} tabIndex={-1} $stale={isChanging} aria-busy={isChanging || undefined}>
        <RequestList
          key={tabOf(new URLSearchParams(shown.search)).value}
          viewerKey={viewer}
          side={side}
          tab={tabOf(new URLSearchParams(shown.search))}
        />
      </Panel>
    </Tabs>
  )
}

const Panel = styled(TabPanel)<{ $stale: boolean }>`
  padding-bottom: clamp(32px, 6vw, 72px);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--fast) var(--ease);
`
