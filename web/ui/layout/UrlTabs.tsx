import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { styled } from 'styled-components'
import { tabIn, tabSearch } from '../../lib/tabAddress.ts'
import { TabPanel, Tabs } from './Tabs.tsx'

interface UrlTabsProps<V extends string> {
  label: string
  /** The first one is open if the URL names none, or one that is disabled; the first is never disabled. */
  tabs: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  /** Beside the tabs, such as why some are disabled. */
  note?: ReactNode
  /** Content of the tab named in the URL. */
  children: (tab: V) => ReactNode
}

/**
 * Tabs that keep the open one in the URL, so that it can be shared and Back returns to it. While the next one loads, it
 * is marked at once and the old content stays, dimmed.
 */
export function UrlTabs<V extends string>({ label, tabs, note, children }: UrlTabsProps<V>) {
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next !== undefined && next.pathname === shown.pathname && next.search !== shown.search
  const open = tabs.filter(({ disabled }) => !disabled)
  const target = tabIn((isChanging ? next : shown).search, open)
  const current = tabIn(shown.search, open)
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(current)
  useEffect(() => {
    if (last.current === current) return
    last.current = current
    // What had the focus may have gone with the tab before, such as a link that leads from one to the other.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [current])
  function show(tab: V): void {
    if (tab === target) return
    void navigate({ search: tabSearch(tab, tabs) }, { preventScrollReset: true })
  }
  return (
    <Tabs label={label} tabs={tabs} value={target} onChange={show}>
      {note}
      <Panel ref={panel} value={target} tabIndex={-1} $stale={isChanging} aria-busy={isChanging || undefined}>
        {children(current)}
      </Panel>
    </Tabs>
  )
}

const Panel = styled(TabPanel)<{ $stale: boolean }>`
  padding-bottom: clamp(32px, 6vw, 72px);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--fast) var(--ease);
`
