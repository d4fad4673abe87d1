import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import type { SelectorStoreUpdater } from 'relay-runtime'
import { styled } from 'styled-components'
import { NOTIFICATION_BADGE_MAXIMUM } from '../../../api/rules/constants.ts'
import type { Bell_viewer$key } from '../../__generated__/Bell_viewer.graphql.ts'
import type { Bell_liveViewer$key } from '../../__generated__/Bell_liveViewer.graphql.ts'
import type { BellSubscription } from '../../__generated__/BellSubscription.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { latestQuery } from './freshNotifications.ts'
import {
  insertNotification,
  markReadUpTo,
  NOTIFICATIONS,
  outdateNotifications,
  removeNotification,
} from './notificationStore.ts'
import { workshopNews } from './workshopNews.ts'

/** Loads the chat's engine: a page works without. */
const ChatLive = lazyPart(() => import('../chat/ChatLive.tsx').then((module) => module.ChatLive))
const BellPanel = lazyPart(() => import('./BellPanel.tsx').then((module) => module.BellPanel))

/**
 * Bell with the count of unread notifications and messages (9+ above nine) that opens the latest of them. The panel loads on the first intent, and the socket opens when the page is at rest.
 */
export function Bell({ viewerKey }: { viewerKey: Bell_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        id
        unreadNotifications
        unreadMessages
        ...Bell_liveViewer
      }
    `,
    viewerKey,
  )
  const { id } = viewer
  const counts = useAsDrawn('data-unread', `${viewer.unreadNotifications} ${viewer.unreadMessages}`)
  const [unreadNotifications = 0, unreadMessages = 0] = counts.split(' ').map(Number)
  const unread = unreadNotifications + unreadMessages
  const button = useRef<HTMLButtonElement>(null)
  // A navigation closes the panel.
  const { key } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  const [wasOpened, setOpened] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(BellPanel)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  function toggle(): void {
    if (open) return setOpenOn(null)
    whenLoaded(() => {
      setOpened(true)
      setOpenOn(key)
    })
  }
  return (
    <>
      <Place
        ref={button}
        look="ghost"
        icon
        data-unread={counts}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={isLoading}
        onPointerEnter={BellPanel.preload}
        onFocus={BellPanel.preload}
        onClick={toggle}
      >
        <VisuallyHidden>
          {['Notifications', ...unreadTexts(unreadNotifications, unreadMessages)].join(', ')}
        </VisuallyHidden>
        <BellIcon size={20} />
        {unread > 0 && (
          <Unread $new aria-hidden="true">
            {unread > NOTIFICATION_BADGE_MAXIMUM ? `${NOTIFICATION_BADGE_MAXIMUM}+` : unread}
          </Unread>
        )}
      </Place>
      {wasOpened && <BellPanel key={`${id} panel`} anchor={button} open={open} onClose={() => setOpenOn(null)} />}
      {isIdle && <BellLive key={id} viewerKey={viewer} />}
    </>
  )
}

function unreadTexts(notifications: number, messages: number): string[] {
  return [
    ...(notifications > 0 ? [`${notifications} unread`] : []),
    ...(messages > 0 ? [plural(messages, 'unread message')] : []),
  ]
}

const Place = styled(Button)`
  position: relative;
`

const Unread = styled(Count)`
  position: absolute;
  top: 3px;
  left: calc(50% + 1px);
  min-width: 1.125rem;
  min-height: 1.125rem;
  padding: 0 0.25rem;
  box-shadow: 0 0 0 2px var(--paper);
  font-size: 0.6875rem;
`

/**
 * `now`; but the first render over the server's HTML returns the value that `attribute` has there, because another part may
 * have changed it meanwhile. The element must carry what this returns.
 */
export function useAsDrawn(attribute: string, now: string): string {
  return useSyncExternalStore(
    unchanging,
    () => now,
    () => globalThis.document?.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? now,
  )
}

const unchanging = () => () => {}

const subscription = graphql`
  subscription BellSubscription {
    notificationChanged {
      change
      lastChange
      notification {
        id
        databaseId
        title
        type
        ...NotificationCard_notification
      }
      deletedNotificationId
      readUpTo
      viewer {
        mentor {
          # An application that is decided changes the page that is open.
          status
        }
        ...Bell_viewer
        ...BellList_viewer
      }
    }
  }
`

/** Subscribes to the member's notifications and announces new ones; and, for those who have chats, to these. */
function BellLive({ viewerKey }: { viewerKey: Bell_liveViewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Bell_liveViewer on Viewer {
        type
        ...ChatLive_viewer
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const [news, setNews] = useState('')
  const { refresh } = useRefresh({ query: latestQuery, variables: {}, topic: NOTIFICATIONS })
  useLive<BellSubscription>(subscription, {
    updater,
    onEvent({ change, notification }) {
      if (change !== 'CREATED' || !notification) return
      setNews(`New notification: ${notification.title}`)
      if (notification.type === 'WORKSHOP') workshopNews.tell()
    },
  })
  useMissed(NOTIFICATIONS, (isLive) => {
    outdateNotifications(environment)
    // The event itself has updated the rest.
    if (!isLive) refresh()
  })
  return (
    <>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      {viewer.type !== 'COMMUNITY' && <ChatLive viewerKey={viewer} />}
    </>
  )
}

/** Each event contains the badge and the bell's list; the page's list, which may be long, is updated in the store. */
const updater: SelectorStoreUpdater<BellSubscription['response']> = (store, data) => {
  const event = store.getRootField('notificationChanged')
  const viewer = event?.getLinkedRecord('viewer')
  const { change, deletedNotificationId, readUpTo } = data?.notificationChanged ?? {}
  if (!viewer) return
  const notification = event?.getLinkedRecord('notification')
  if (change === 'CREATED' && notification) insertNotification(store, viewer, notification)
  if (deletedNotificationId) {
    removeNotification(viewer, deletedNotificationId)
    store.delete(deletedNotificationId)
  }
  if (readUpTo) markReadUpTo(viewer, readUpTo)
}
