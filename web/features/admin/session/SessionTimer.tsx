import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import type { SessionTimer_session$key } from '../../../__generated__/SessionTimer_session.graphql.ts'
import type { SessionTimer_site$key } from '../../../__generated__/SessionTimer_site.graphql.ts'
import type { SessionTimer_watched$key } from '../../../__generated__/SessionTimer_watched.graphql.ts'
import type { SessionTimerMutation } from '../../../__generated__/SessionTimerMutation.graphql.ts'
import type { SessionTimerQuery } from '../../../__generated__/SessionTimerQuery.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { plural } from '../../../lib/plural.ts'
import { mutate } from '../../../relay/mutate.ts'
import { onSessionEnded } from '../../../relay/network/sessionEnded.ts'
import { useOnWake } from '../../../relay/network/wake.ts'
import { breakpoints } from '../../../ui/theme.ts'
import { useServerTime } from '../../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { onTabs, rememberDoor, tellTabs, toLogin } from './door.ts'

/** Minutes left at which what is typed should be saved. */
const WARNED_AT = 2
/** Minutes left that are read out. */
const READ_OUT = [5, 1]

interface SessionTimerProps {
  sessionKey: SessionTimer_session$key
  siteKey: SessionTimer_site$key
}

/** How many minutes the session lasts if nothing more is done; watches over it. */
export function SessionTimer({ sessionKey, siteKey }: SessionTimerProps) {
  const session = useFragment(
    graphql`
      fragment SessionTimer_session on AdminSession {
        expiresAt
        ...SessionTimer_watched
      }
    `,
    sessionKey,
  )
  const site = useFragment(
    graphql`
      fragment SessionTimer_site on Site {
        now
      }
    `,
    siteKey,
  )
  useServerTime(site.now)
  useSessionWatch(session)
  const left = useMinutesLeft(session.expiresAt)
  return (
    <Left>
      <Timer size={16} aria-hidden="true" />
      <span>Session ends in </span>
      <b>{`${left ?? '··'} min`}</b>
      <VisuallyHidden as="output">
        {left !== null && READ_OUT.includes(left) && `Session ends in ${plural(left, 'minute')}.`}
      </VisuallyHidden>
      <Warning role="alert">
        {left !== null && left <= WARNED_AT && `Your session ends in ${plural(left, 'minute')}. Save your work.`}
      </Warning>
    </Left>
  )
}

/** Whole minutes until then by the server's clock, the last one counted until it is over; null before the clock is read. */
function useMinutesLeft(expiresAt: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      const ms = Math.max(0, Date.parse(expiresAt) - serverTime().getTime())
      setLeft(Math.ceil(ms / MINUTE_MS))
      if (ms > 0) timer = setTimeout(look, ms % MINUTE_MS || MINUTE_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [expiresAt])
  return left
}

const Left = styled.div`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: var(--muted);
  font-size: var(--t13);
  white-space: pre;
  b {
    color: var(--ink);
    font-family: var(--mono);
  }
  @media (max-width: ${breakpoints.phone}) {
    > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** Over the page, so that nothing moves under a hand that is about to save. */
const Warning = styled.p`
  position: fixed;
  inset: 64px 16px auto auto;
  z-index: 45;
  max-width: calc(100vw - 32px);
  padding: 10px 16px;
  border: 1px solid var(--warn-line);
  border-radius: var(--r-card);
  background: var(--warn-wash);
  box-shadow: var(--shadow);
  color: var(--ink);
  font-size: var(--t15);
  white-space: normal;
  &:empty {
    display: none;
  }
`

/** The server ends a session at an instant: asked a moment later, it has. */
const AFTER = 1_000

const query = graphql`
  query SessionTimerQuery {
    adminSession {
      ...SessionTimer_watched
    }
  }
`

/**
 * Logs every tab out when the session has ended, by whatever way: it asks the server each minute, when the time is over,
 * when the person comes back, and when an operation was refused. A server that cannot be reached ends nothing.
 */
function useSessionWatch(sessionKey: SessionTimer_watched$key): void {
  const environment = useRelayEnvironment()
  const { id, expiresAt, loginPath } = useFragment(
    graphql`
      fragment SessionTimer_watched on AdminSession {
        id
        expiresAt
        loginPath
      }
    `,
    sessionKey,
  )
  useEffect(() => rememberDoor(loginPath), [loginPath])

  const verify = useEffectEvent(() => {
    fetchQuery<SessionTimerQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
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
      mutation SessionTimerMutation @raw_response_type {
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
    const { done } = await mutate<SessionTimerMutation>(environment, mutation, {}, { failed: () => null })
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
