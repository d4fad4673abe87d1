import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { Consent_site$key } from '../../__generated__/Consent_site.graphql.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useConsent } from './useConsent.ts'

const CookieDialog = lazyPart(() => import('./CookieDialog.tsx').then((module) => module.CookieDialog))

/** Decides whether to ask about cookies, asks, and starts or stops the trackers. */
export function Consent({ siteKey }: { siteKey: Consent_site$key }) {
  const { metaPixelId, gaMeasurementId } = useFragment(
    graphql`
      fragment Consent_site on Site {
        metaPixelId
        gaMeasurementId
      }
    `,
    siteKey,
  )
  const choose = useConsent({ metaPixelId: metaPixelId, gaMeasurementId: gaMeasurementId })
  const { isAsked } = useVisitor()
  // Don't cover the policy that the dialog links to.
  const isReading = useLocation().pathname.toLowerCase().startsWith('/privacy-policy')
  const mayInterrupt = useTypingPause(isAsked && !isReading)
  if (!isAsked || isReading || !mayInterrupt) return null
  return <CookieDialog onChoice={choose} />
}

/** How long nothing happens in a text field before somebody has stopped typing there, in ms. */
const PAUSE_MS = 4_000

const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"])'
const SIGNS = ['input', 'keydown', 'focusin', 'focusout'] as const

/** Whether what is wanted may take the focus: nobody was in the middle of typing. Stays so until it is wanted no more. */
export function useTypingPause(isWanted: boolean): boolean {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      clearTimeout(timer)
      timer = setTimeout(() => setPaused(true), document.activeElement?.matches(TEXT_FIELDS) ? PAUSE_MS : 0)
    }
    for (const sign of SIGNS) document.addEventListener(sign, look, true)
    look()
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, look, true)
      setPaused(false)
    }
  }, [isWanted])
  return isPaused
}
