import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { SelectorStoreUpdater } from 'relay-runtime'
import type { BellLive_viewer$key } from '../../__generated__/BellLive_viewer.graphql.ts'
import type { BellLiveSubscription } from '../../__generated__/BellLiveSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ChatLive } from '../chat/ChatLive.tsx'
import { latestQuery } from './freshNotifications.ts'
import {
  insertNotification,
  markReadUpTo,
  NOTIFICATIONS,
  outdateNotifications,
  removeNotification,
} from './notificationStore.ts'
import { workshopNews } from './workshopNews.ts'

const subscription = graphql`
  subscription BellLiveSubscription {
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
export function BellLive({ viewerKey }: { viewerKey: BellLive_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment BellLive_viewer on Viewer {
        type
        ...ChatLive_viewer
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const [news, setNews] = useState('')
  const { refresh } = useRefresh({ query: latestQuery, variables: {}, topic: NOTIFICATIONS })
  useLive<BellLiveSubscription>(subscription, {
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
const updater: SelectorStoreUpdater<BellLiveSubscription['response']> = (store, data) => {
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
