import { breakpoints } from '../theme.ts'

/** A box in the viewport, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Page {
  /** Where the toast may be. */
  room: Box
  /** The edge near which it usually is. */
  edge: 'top' | 'bottom'
  /** What it should not cover. */
  taken: readonly Box[]
  /** Part of `taken`: what it covers only if every place covers such a box. */
  acts: readonly Box[]
}

const GAP = 8
const SIDE = 16

/**
 * Top left corner of a toast: the place nearest to the usual edge, the right side first, that covers nothing; if every
 * place covers something, the one that covers the fewest boxes, those of `acts` last.
 */
export function toastPlace(
  { width, height }: { width: number; height: number },
  { room, edge, taken, acts }: Page,
): { left: number; top: number } {
  const first = room.top + GAP
  const last = Math.max(first, room.bottom - GAP - height)
  const beside = taken.flatMap((box) => [box.top - GAP - height, box.bottom + GAP])
  const tops = [first, last, ...beside.filter((top) => top > first && top < last)].toSorted((a, b) => a - b)
  const lefts = [room.right - SIDE - width, room.left + SIDE]
  const places = (edge === 'top' ? tops : tops.toReversed()).flatMap((top) => lefts.map((left) => ({ left, top })))
  const covered = places.map((place) => {
    const box = { ...place, right: place.left + width, bottom: place.top + height }
    const count = (boxes: readonly Box[]) => boxes.filter((other) => meet(box, other)).length
    return { place, acts: count(acts), all: count(taken) }
  })
  return covered.reduce((best, next) =>
    next.acts < best.acts || (next.acts === best.acts && next.all < best.all) ? next : best,
  ).place
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role="tab"]'
const DIALOG = '[role="dialog"][data-state="open"]'

/** Reads the page for a toast with this title; `toast` itself does not count. */
export function pageFor(title: string, toast: Element): Page {
  const isModal = document.querySelector('[data-aria-hidden]') !== null
  const header = isModal ? null : document.querySelector('body header')
  // A modal dialog marks all that lies behind it, where nothing can be pressed.
  const all = [...document.querySelectorAll(`${PRESSABLE}, [data-part="bar"], [data-floating]`)].filter(
    (element) => !toast.contains(element) && !element.closest('[data-aria-hidden]'),
  )
  const acts = boxesOf(all.filter((element) => element.closest(DIALOG)))
  // When a card has gone, the focus is on the heading of the next one.
  const focused = document.activeElement?.closest('[data-part="field"], h2, h3')
  const head = [...document.querySelectorAll(DIALOG)].at(-1)?.querySelector('[data-part="head"], h2')
  return {
    room: {
      left: 0,
      top: Math.max(0, header?.getBoundingClientRect().bottom ?? 0),
      right: document.documentElement.clientWidth,
      // Less than the window while a phone shows its keyboard.
      bottom: globalThis.visualViewport?.height ?? innerHeight,
    },
    edge: innerWidth <= Number.parseInt(breakpoints.phone, 10) ? 'top' : 'bottom',
    taken: [...boxesOf(all), ...boxesOf([focused, head].filter((it) => it != null)), ...boxesOf(saying(title))],
    acts,
  }
}

const SAYING = ':is(h1, h2, h3, p, dd, td, [role="alert"], [role="status"])'

/** What a toast should leave in view: the page's first heading, alerts, and what else has the longer words of its title. */
function saying(title: string): Element[] {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [title.toLowerCase()]
  const says = ({ textContent }: Element) => words.every((word) => textContent.toLowerCase().includes(word))
  return [...document.querySelectorAll(`:is(main, ${DIALOG}) ${SAYING}`)].filter(
    (it) => it.matches('h1, [role="alert"]') || says(it),
  )
}

const boxesOf = (elements: readonly Element[]): Box[] =>
  elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
