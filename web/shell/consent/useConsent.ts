import { useEffect, useEffectEvent } from 'react'
import { CONSENT_KEY, hasBrowserOptOut, readChoice, writeChoice, type Choice } from '../../lib/consent.ts'
import { stopSending } from '../../lib/tracking.ts'
import { setVisitor } from '../../lib/visitor.ts'
import type { TrackerIds } from '../../lib/trackers/trackers.ts'
import { askLocation } from './askLocation.ts'

const loadTrackers = () => import('../../lib/trackers/trackers.ts')

/** Requests the location once, then applies the visitor's choice. Returns a function that sets it. */
export function useConsent(ids: TrackerIds): (choice: Choice) => void {
  const isConfigured = ids.metaPixelId !== null || ids.gaMeasurementId !== null

  async function start({ fromHere }: { fromHere: boolean }): Promise<void> {
    if (!isConfigured) return stopSending()
    const trackers = await loadTrackers()
    if (fromHere) trackers.startTrackersFromHere(ids)
    else trackers.startTrackers(ids)
  }

  function apply(choice: Choice): void {
    setVisitor({ isAsked: false })
    if (choice === 'accepted') void start({ fromHere: true }).catch(stopSending)
    else void loadTrackers().then((trackers) => trackers.stopTrackers(), stopSending)
  }

  async function begin(isCurrent: () => boolean): Promise<void> {
    const { isEUUser } = await askLocation()
    if (!isCurrent()) return
    const choice = readChoice()
    const mustAsk = isEUUser && choice === null && !hasBrowserOptOut()
    // Don't close the settings if the visitor has opened them meanwhile.
    setVisitor({ isEUUser, ...(mustAsk && { isAsked: true }) })
    if (!isEUUser || choice === 'accepted') await start({ fromHere: false })
    else if (!mustAsk) stopSending()
  }

  const beginNow = useEffectEvent(begin)
  const applyNow = useEffectEvent(apply)
  useEffect(() => {
    let isCurrent = true
    beginNow(() => isCurrent).catch(stopSending)
    // Apply a choice made in another tab.
    function follow({ key, newValue }: StorageEvent): void {
      if (key === CONSENT_KEY && (newValue === 'accepted' || newValue === 'rejected')) applyNow(newValue)
    }
    addEventListener('storage', follow)
    return () => {
      isCurrent = false
      removeEventListener('storage', follow)
    }
  }, [])

  return function choose(choice) {
    writeChoice(choice)
    apply(choice)
  }
}
