import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import type { useSessionWatch_session$key } from '../../../__generated__/useSessionWatch_session.graphql.ts'
import type { useSessionWatchMutation } from '../../../__generated__/useSessionWatchMutation.graphql.ts'
import type { useSessionWatchQuery } from '../../../__generated__/useSessionWatchQuery.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { mutate } from '../../../relay/mutate.ts'
import { onSessionEnded } from '../../../relay/network/sessionEnded.ts'
import { useOnWake } from '../../../relay/network/wake.ts'
import { onTabs, rememberDoor, tellTabs, toLogin } from './door.ts'

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

/** At most one report in this time, in ms, of all tabs together. */
const PAUSE = 30_000

/** What only a hand does. A `scroll` event may also come of content that changes; a finger, a wheel or a press does not. */
const SIGNS = ['click', 'keydown', 'wheel', 'touchmove', 'pointerdown'] as const

/** Reports that the administrator clicked, typed or scrolled, which prolongs the session. */
function useActivity(): void {
  const environment = useRelayEnvironment()
  const reportedAt = useRef(-Infinity)
  const report = useEffectEvent(async () => {
    const now = Date.now()
    if (now - reportedAt.current < PAUSE) return
    reportedAt.current = now
    const mutation = graphql`
      mutation useSessionWatchMutation @raw_response_type {
        recordAdminActivity {
          ... on RecordAdminActivityPayload @alias(as: "done") {
            adminSession {
              id
              expiresAt
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `
    // One that fails is no reason to disturb: the watch finds a session that has ended.
    const { done } = await mutate<useSessionWatchMutation>(environment, mutation, {}, { failed: () => null })
    if (done) tellTabs({ id: done.adminSession.id, expiresAt: done.adminSession.expiresAt })
  })
  useEffect(() => {
    const listener = (): void => void report()
    for (const sign of SIGNS) addEventListener(sign, listener, { capture: true, passive: true })
    const stop = onTabs((news) => {
      if ('expiresAt' in news) reportedAt.current = Date.now()
    })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, listener, { capture: true })
      stop()
    }
  }, [])
}
