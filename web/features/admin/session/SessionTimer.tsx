import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import type { SessionTimer_session$key } from '../../../__generated__/SessionTimer_session.graphql.ts'
import type { SessionTimer_site$key } from '../../../__generated__/SessionTimer_site.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { plural } from '../../../lib/plural.ts'
import { breakpoints } from '../../../ui/theme.ts'
import { useServerTime } from '../../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useSessionWatch } from './useSessionWatch.ts'

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
        ...useSessionWatch_session
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
