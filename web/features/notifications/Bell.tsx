import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { NOTIFICATION_BADGE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { Bell_viewer$key } from '../../__generated__/Bell_viewer.graphql.ts'
import { explain } from '../../lib/errors.ts'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../lib/toasts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { whenIdle } from '../../lib/whenIdle.ts'

const loadPanel = () => import('./BellPanel.tsx')
const loadLive = () => import('./BellLive.tsx')

/** Counts the unread notifications, 9+ above nine, and opens the latest; code and socket come after the page. */
export function Bell({ viewerKey }: { viewerKey: Bell_viewer$key }) {
  const { id, unreadNotifications } = useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        id
        unreadNotifications
      }
    `,
    viewerKey,
  )
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>['BellPanel'] | null>(null)
  const [Live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>['BellLive'] | null>(null)
  // It belongs to the page it was opened on: leaving that closes it.
  const { key } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  useEffect(() => {
    let isWanted = true
    const start = () =>
      loadLive().then(
        ({ BellLive }) => isWanted && setLive(() => BellLive),
        // Offline: the page works without.
        () => isWanted && addEventListener('online', start, { once: true }),
      )
    const cancel = whenIdle(start)
    return () => {
      isWanted = false
      cancel()
    }
  }, [])
  function toggle(): void {
    if (open) return setOpenOn(null)
    show().catch((error: unknown) => showToast({ tone: 'destructive', ...explain(error) }))
  }
  async function show(): Promise<void> {
    const { BellPanel } = await loadPanel()
    setPanel(() => BellPanel)
    setOpenOn(key)
  }
  function prepare(): void {
    loadPanel().catch(() => undefined)
  }
  return (
    <>
      <Place
        ref={button}
        look="ghost"
        icon
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <VisuallyHidden>
          {unreadNotifications > 0 ? `Notifications, ${unreadNotifications} unread` : 'Notifications'}
        </VisuallyHidden>
        <BellIcon size={20} />
        {unreadNotifications > 0 && (
          <Unread $new aria-hidden="true">
            {unreadNotifications > NOTIFICATION_BADGE_MAXIMUM ? `${NOTIFICATION_BADGE_MAXIMUM}+` : unreadNotifications}
          </Unread>
        )}
      </Place>
      {Panel && <Panel key={`${id} panel`} anchor={button} open={open} onClose={() => setOpenOn(null)} />}
      {Live && <Live key={id} />}
    </>
  )
}

const Place = styled(Button)`
  position: relative;
`

const Unread = styled(Count)`
  position: absolute;
  top: 3px;
  left: 23px;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  box-shadow: 0 0 0 2px var(--paper);
  font-size: 11px;
`
