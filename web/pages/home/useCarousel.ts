import { useEffect, useRef, useState, type TouchEvent } from 'react'
import {
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_NARROW_PX,
  CAROUSEL_SLIDE,
  CAROUSEL_SWIPE_PX,
} from '../../../api/rules/constants.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Below this width three cards are too narrow for their content. */
export const CAROUSEL_TWO = '1080px'
const NARROW = `(max-width: ${CAROUSEL_NARROW_PX - 1}px)`
/** Without an event to scroll for as long, it has come to rest. (Safari has learnt `scrollend` only lately.) */
const REST_MS = 120
/** How long after a touch the browser may still snap, in ms: a busy phone is late. */
const SNAPS_MS = 2_000

/**
 * The carousel's position and movement: the browser scrolls and snaps, steps scroll it. It advances by itself, at its
 * end back to the start, unless it is paused by its button, by a pointer, the focus or a finger on it, or the person
 * wants less motion.
 */
export function useCarousel(total: number) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const narrow = useMediaQuery(NARROW)
  const two = useMediaQuery(`(max-width: ${CAROUSEL_TWO})`)
  const places = narrow ? 1 : two ? 2 : CAROUSEL_SLIDE
  const viewport = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [busy, setBusy] = useState({ pointer: false, focus: false, touch: false })
  /** Only a step that the person made is announced. */
  const [announced, setAnnounced] = useState(false)
  const touch = useRef({ x: 0, first: 0 })
  /** Where a step leads to, until the scrolling has come to rest; after a swipe until the browser has snapped as well. */
  const aim = useRef<number | null>(null)
  const snapsUntil = useRef(0)
  const playing = wanted ?? !calm

  useEffect(() => {
    const box = viewport.current
    if (!box) return
    let rest: ReturnType<typeof setTimeout>
    function settle(): void {
      if (!box) return
      const place = aim.current
      const snapsFor = snapsUntil.current - performance.now()
      if (snapsFor > 0) rest = setTimeout(settle, snapsFor)
      else aim.current = null
      // The browser's own snapping after a finger may have scrolled back what the swipe has stepped on.
      if (place !== null && placeInView(box) !== place) box.scrollTo({ left: startOf(box, place), behavior: 'instant' })
      setFirst(place ?? placeInView(box))
    }
    function onScroll(): void {
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    function forget(): void {
      aim.current = null
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    box.addEventListener('wheel', forget, { passive: true })
    return () => {
      clearTimeout(rest)
      box.removeEventListener('scroll', onScroll)
      box.removeEventListener('wheel', forget)
    }
  }, [])

  function show(place: number): void {
    setFirst(place)
    aim.current = place
    const box = viewport.current
    box?.scrollTo({ left: startOf(box, place), behavior: calm ? 'instant' : 'smooth' })
  }
  function step(by: 1 | -1, from = first): void {
    setAnnounced(true)
    show(placeAfter(from, by, { places, total }))
  }
  const still = !playing || busy.pointer || busy.focus || busy.touch
  useAutoAdvance({
    every: still ? null : CAROUSEL_INTERVAL_MS[narrow ? 'narrow' : 'wide'],
    onAdvance() {
      setAnnounced(false)
      show(placeAfter(first, 1, { places, total }))
    },
  })

  const handlers = {
    onPointerEnter: () => setBusy((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setBusy((now) => ({ ...now, pointer: false })),
    onFocus: () => setBusy((now) => ({ ...now, focus: true })),
    onBlur: () => setBusy((now) => ({ ...now, focus: false })),
    onTouchStart(event: TouchEvent) {
      touch.current = { x: event.touches[0]?.clientX ?? 0, first }
      aim.current = null
      setBusy((now) => ({ ...now, touch: true }))
    },
    onTouchEnd(event: TouchEvent) {
      setBusy((now) => ({ ...now, touch: false, pointer: false }))
      const distance = (event.changedTouches[0]?.clientX ?? touch.current.x) - touch.current.x
      snapsUntil.current = performance.now() + SNAPS_MS
      // The browser settles by speed and by what is nearest; what counts here is the distance alone.
      if (Math.abs(distance) > CAROUSEL_SWIPE_PX) step(distance < 0 ? 1 : -1, touch.current.first)
      else show(touch.current.first)
    },
    onTouchCancel: () => setBusy((now) => ({ ...now, touch: false, pointer: false })),
  }
  return {
    viewport,
    view: { first, last: Math.min(first + places, total) - 1 },
    playing,
    announced,
    step,
    togglePlaying: () => setWanted(!playing),
    handlers,
  }
}

/** The first slide in view after one step on or back, past an end at the other; the last step is as full as the others. */
function placeAfter(first: number, by: 1 | -1, { places, total }: { places: number; total: number }): number {
  const end = Math.max(0, total - places)
  if (by === 1) return first >= end ? 0 : Math.min(first + places, end)
  // The step before the last one is a whole one too, counted from the start.
  return first <= 0 ? end : (Math.ceil(first / places) - 1) * places
}

/** How far the box is scrolled when the slide at `place` comes first. */
function startOf(box: HTMLElement, place: number): number {
  const slides = slidesOf(box)
  const start = (slides[place]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  return Math.min(start, box.scrollWidth - box.clientWidth)
}

/** The slide that comes first where the box is scrolled to. */
function placeInView(box: HTMLElement): number {
  const away = slidesOf(box).map((_, place) => Math.abs(startOf(box, place) - box.scrollLeft))
  return away.indexOf(Math.min(...away))
}

function slidesOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll('li[aria-roledescription]')].filter((it) => it instanceof HTMLElement)
}

interface AutoAdvance {
  /** Milliseconds between two steps; null stands still. */
  every: number | null
  onAdvance: () => void
}

/** Calls `onAdvance` again and again, never while the page is in the background. */
export function useAutoAdvance({ every, onAdvance }: AutoAdvance): void {
  const advance = useRef(onAdvance)
  useEffect(() => {
    advance.current = onAdvance
  })
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => {
      if (!document.hidden) advance.current()
    }, every)
    return () => clearInterval(timer)
  }, [every])
}
