import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { useSessionWatchQuery } from '../../../__generated__/useSessionWatchQuery.graphql.ts'
import type { useSessionWatch_session$key } from '../../../__generated__/useSessionWatch_session.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { onSessionEnded } from '../../../relay/sessionEnded.ts'
import { useOnWake } from '../../../relay/useOnWake.ts'
import { onTabs, rememberDoor, tellTabs, toLogin } from './door.ts'
import { useActivity } from './useActivity.ts'

/** The server ends a session at an instant: asked a moment later, it has. */
const AFTER = 1_000

const query = graphql`
  query useSessionWatchQuery {
    adminSession {
      ...useSessionWatch_session
    }
  }
`

/**
 * Logs every tab out when the session has ended, by whatever way: it asks the server each minute, when the time is over,
 * when the person comes back, and when an operation was refused. A server that cannot be reached ends nothing.
 */
export function useSessionWatch(sessionKey: useSessionWatch_session$key): void {
  const environment = useRelayEnvironment()
  const { id, expiresAt, loginPath } = useFragment(
    graphql`
      fragment useSessionWatch_session on AdminSession {
        id
        expiresAt
        loginPath
      }
    `,
    sessionKey,
  )
  useEffect(() => rememberDoor(loginPath), [loginPath])

  const verify = useEffectEvent(() => {
    fetchQuery<useSessionWatchQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next({ adminSession }) {
        if (adminSession) return
        tellTabs({ ended: true })
        toLogin({ ended: true })
      },
      error: () => undefined,
    })
  })
  useEffect(() => {
    const timer = setInterval(() => verify(), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => verify(), Date.parse(expiresAt) - serverTime().getTime() + AFTER)
    return () => clearTimeout(timer)
  }, [expiresAt])
  useEffect(() => onSessionEnded(() => verify()), [])
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => void (event.persisted && verify())
    const focused = (): void => verify()
    addEventListener('pageshow', shown)
    addEventListener('focus', focused)
    return () => {
      removeEventListener('pageshow', shown)
      removeEventListener('focus', focused)
    }
  }, [])
  useOnWake(() => verify())
  useEffect(
    () =>
      onTabs((news) => {
        if ('ended' in news) toLogin({ ended: true })
        else if ('expiresAt' in news && news.id === id)
          environment.commitUpdate((store) => void store.get(id)?.setValue(news.expiresAt, 'expiresAt'))
      }),
    [environment, id],
  )
  useActivity()
}
