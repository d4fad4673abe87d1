import { useCallback, useEffect, useMemo, useState } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { BellLiveSubscription } from '../../__generated__/BellLiveSubscription.graphql.ts'
import { insertNotification, markReadUpTo, removeNotification } from './notificationStore.ts'
import { announceReconnected } from '../../relay/reconnected.ts'
import { useReconnected } from '../../relay/useReconnected.ts'
import { onWake } from '../../relay/wake.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { noteChange } from './bellChanges.ts'
import { readLatest } from './readLatest.ts'

const subscription = graphql`
  subscription BellLiveSubscription {
    notificationChanged {
      change
      notification {
        id
        databaseId
        title
        ...NotificationCard_notification
      }
      deletedNotificationId
      readUpTo
      viewer {
        unreadNotifications
        ...BellList_viewer
      }
    }
  }
`

/** While somebody is signed in: follows their notifications, and says politely that one has come. */
export function BellLive() {
  const environment = useRelayEnvironment()
  const [news, setNews] = useState('')
  const [isRefused, setRefused] = useState(false)
  const onNext = useCallback((data: BellLiveSubscription['response'] | null | undefined) => {
    const event = data?.notificationChanged
    if (event?.change === 'STARTED') announceReconnected()
    else noteChange()
    if (event?.change === 'CREATED' && event.notification) setNews(`New notification: ${event.notification.title}`)
  }, [])
  const config = useMemo(
    (): GraphQLSubscriptionConfig<BellLiveSubscription> => ({
      subscription,
      variables: {},
      onNext,
      onError: () => setRefused(true),
      updater,
    }),
    [onNext],
  )
  // It was refused, or its code could not be had: another try when things may have changed.
  useEffect(() => (isRefused ? onWake(() => setRefused(false)) : undefined), [isRefused])
  useReconnected((isLive) => {
    // With a connection the event itself has brought all this.
    if (!isLive) readLatest(environment, { error: () => undefined })
  })
  return (
    <>
      {!isRefused && <Following config={config} />}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  )
}

function Following({ config }: { config: GraphQLSubscriptionConfig<BellLiveSubscription> }) {
  useSubscription(config)
  return null
}

/** The badge and the bell's list come with each event; the page's list, which may be long, is mended. */
const updater: GraphQLSubscriptionConfig<BellLiveSubscription>['updater'] = (store, data) => {
  const event = store.getRootField('notificationChanged')
  const viewer = event?.getLinkedRecord('viewer')
  const { change, deletedNotificationId, readUpTo } = data?.notificationChanged ?? {}
  if (!viewer) return
  const notification = event?.getLinkedRecord('notification')
  if (change === 'CREATED' && notification) insertNotification(store, viewer, notification)
  if (deletedNotificationId) removeNotification(viewer, deletedNotificationId)
  if (readUpTo) markReadUpTo(viewer, readUpTo)
}
