import { Timer } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MINUTE_MS } from '../../../api/rules/durations.ts'
import type { SessionTimer_session$key } from '../../__generated__/SessionTimer_session.graphql.ts'
import type { SessionTimer_site$key } from '../../__generated__/SessionTimer_site.graphql.ts'
import { breakpoints } from '../../ui/theme.ts'
import { useNow } from '../../ui/useNow.ts'

interface SessionTimerProps {
  sessionKey: SessionTimer_session$key
  siteKey: SessionTimer_site$key
}

/** How many minutes the session lasts if nothing more is done. */
export function SessionTimer({ sessionKey, siteKey }: SessionTimerProps) {
  const { expiresAt } = useFragment(
    graphql`
      fragment SessionTimer_session on AdminSession {
        expiresAt
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
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - useNow(site.now).getTime()) / MINUTE_MS))
  return (
    <Left>
      <Timer size={16} aria-hidden="true" />
      <span>Session ends in </span>
      <b>{left} min</b>
    </Left>
  )
}

const Left = styled.p`
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
