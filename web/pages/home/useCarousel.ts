import { useEffect, useRef, useState, type TouchEvent } from 'react'
import {
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_NARROW_PX,
  CAROUSEL_SLIDE,
  CAROUSEL_SWIPE_PX,
} from '../../../api/rules/constants.ts'
import { CAROUSEL_TWO } from './carouselParts.ts'
import type { CarouselApi } from './CarouselMotion.tsx'
import { useAutoAdvance } from './useAutoAdvance.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

const NARROW = `(max-width: ${CAROUSEL_NARROW_PX - 1}px)`

/**
 * The carousel's position and movement. It advances by itself, at its end back to the start, unless it is paused by its
 * button, by a pointer, the focus or a finger on it, or the person wants less motion.
 */
export function useCarousel() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const narrow = useMediaQuery(NARROW)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  /** Null until the code that moves it has come. */
  const [api, setApi] = useState<CarouselApi | null>(null)
  const two = useMediaQuery(`(max-width: ${CAROUSEL_TWO})`)
  const [moved, setView] = useState<{ first: number; last: number } | null>(null)
  const view = moved ?? { first: 0, last: (narrow ? 1 : two ? 2 : CAROUSEL_SLIDE) - 1 }
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [busy, setBusy] = useState({ pointer: false, focus: false, touch: false })
  /** Only a step that the person made is announced. */
  const [announced, setAnnounced] = useState(false)
  const touch = useRef({ x: 0, snap: 0 })
  /** A step that the person made before the code that moves it had come. */
  const early = useRef<1 | -1 | null>(null)
  const playing = wanted ?? !calm

  useEffect(() => {
    if (!api) return
    function update(): void {
      if (api) setView(inView(api))
    }
    update()
    api.on('select', update).on('reInit', update)
    if (early.current) go(api, early.current, calm)
    early.current = null
    return () => void api.off('select', update).off('reInit', update)
  }, [api, calm])

  function advance(): void {
    setAnnounced(false)
    if (api) go(api, 1, calm)
  }
  function step(by: 1 | -1): void {
    setAnnounced(true)
    if (api) go(api, by, calm)
    else early.current = by
  }
  const still = !playing || busy.pointer || busy.focus || busy.touch
  useAutoAdvance({ every: still ? null : CAROUSEL_INTERVAL_MS[narrow ? 'narrow' : 'wide'], onAdvance: advance })

  const pausing = {
    onPointerEnter: () => setBusy((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setBusy((now) => ({ ...now, pointer: false })),
    onFocus: () => setBusy((now) => ({ ...now, focus: true })),
    onBlur: () => setBusy((now) => ({ ...now, focus: false })),
  }
  const swiping = {
    onTouchStart(event: TouchEvent) {
      touch.current = { x: event.touches[0]?.clientX ?? 0, snap: api?.selectedScrollSnap() ?? 0 }
      setBusy((now) => ({ ...now, touch: true }))
    },
    onTouchEnd(event: TouchEvent) {
      setBusy((now) => ({ ...now, touch: false, pointer: false }))
      const { x, snap } = touch.current
      const distance = (event.changedTouches[0]?.clientX ?? x) - x
      // The library settles by speed; what counts here is the distance alone.
      api?.scrollTo(snap, calm)
      if (Math.abs(distance) > CAROUSEL_SWIPE_PX) step(distance < 0 ? 1 : -1)
    },
    onTouchCancel: () => setBusy((now) => ({ ...now, touch: false, pointer: false })),
  }
  return {
    viewport,
    setViewport,
    setApi,
    view,
    playing,
    announced,
    step,
    togglePlaying: () => setWanted(!playing),
    pausing,
    swiping,
  }
}

/** One step on or back, past an end to the other one; `calm`: without motion. */
function go(api: CarouselApi, by: 1 | -1, calm: boolean): void {
  const last = api.scrollSnapList().length - 1
  const next = api.selectedScrollSnap() + by
  api.scrollTo(next > last ? 0 : next < 0 ? last : next, calm)
}

/** Places of the first and the last slide in view; the last step is as full as the others. */
function inView(api: CarouselApi): { first: number; last: number } {
  const { slideRegistry } = api.internalEngine()
  const last = slideRegistry[api.selectedScrollSnap()]?.at(-1) ?? 0
  const places = slideRegistry[0]?.length ?? 1
  return { first: Math.max(0, last - places + 1), last }
}
