import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useActivityMutation } from '../../../__generated__/useActivityMutation.graphql.ts'
import { mutate } from '../../../relay/mutate.ts'
import { onTabs, tellTabs } from './door.ts'

/** At most one report in this time, in ms, of all tabs together. */
const PAUSE = 30_000

/** What only a hand does. A `scroll` event may also come of content that changes; a finger, a wheel or a press does not. */
const SIGNS = ['click', 'keydown', 'wheel', 'touchmove', 'pointerdown'] as const

/** Reports that the administrator clicked, typed or scrolled, which prolongs the session. */
export function useActivity(): void {
  const environment = useRelayEnvironment()
  const reportedAt = useRef(-Infinity)
  const report = useEffectEvent(async () => {
    const now = Date.now()
    if (now - reportedAt.current < PAUSE) return
    reportedAt.current = now
    const mutation = graphql`
      mutation useActivityMutation @raw_response_type {
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
    const { done } = await mutate<useActivityMutation>(environment, mutation, {}, { failed: () => null })
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
