/** A vertical range in the viewport, in px from the top. */
export interface Stretch {
  top: number
  bottom: number
}

const GAP = 8

/**
 * Top position of a toast of this height on a phone: the highest place in `room` that covers none of `taken`. Falls back
 * to the top edge, which hides least of the person's work.
 */
export function toastTop(height: number, { room, taken }: { room: Stretch; taken: readonly Stretch[] }): number {
  const tops = [room.top, ...taken.map(({ bottom }) => bottom)].map((top) => top + GAP).toSorted((a, b) => a - b)
  const fits = (top: number) =>
    top >= room.top && top + height <= room.bottom && taken.every((it) => top + height <= it.top || top >= it.bottom)
  return tops.find(fits) ?? GAP
}

/** Height reserved at the bottom of a phone for buttons, bars and the thumb. */
const BOTTOM = 220

/** What the page itself says in the words of a toast's title: headings and messages. */
export function saying(title: string): DOMRect[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, [role="alert"], [role="status"])')]
    .filter(({ textContent }) => textContent?.toLowerCase().includes(title.toLowerCase()))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
}

/** Areas that a toast must not cover: the page's header, an open dialog's title, the focused field, what it repeats. */
export function obstacles(title: string): { room: Stretch; taken: Stretch[] } {
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const header = dialog ? null : document.querySelector('body header')
  const active = document.activeElement
  const field = active?.matches('input, select, textarea') ? (active.closest('[data-part="field"]') ?? active) : null
  const taken = [dialog?.querySelector('[data-part="head"], h2'), field].flatMap((it) =>
    it ? [it.getBoundingClientRect()] : [],
  )
  taken.push(...saying(title))
  return { room: { top: header?.getBoundingClientRect().bottom ?? 0, bottom: innerHeight - BOTTOM }, taken }
}

/** Corners of a wide screen where a toast may stand, the usual one first. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const
type Corner = (typeof CORNERS)[number]

/** A box in the viewport, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const CORNER_GAP = 16

interface Place {
  /** Width and height of the toast. */
  size: { width: number; height: number }
  /** What is free for it. */
  room: Box
  /** What it must not cover. */
  taken: readonly Box[]
}

/** The first corner in which the toast covers nothing; of all that cover something, the one with the least. */
export function toastCorner({ size, room, taken }: Place): Corner {
  const covered = CORNERS.map((corner) => {
    const box = boxIn(corner, size, room)
    return { corner, count: taken.filter((other) => meet(box, other)).length }
  })
  return covered.reduce((best, next) => (next.count < best.count ? next : best)).corner
}

function boxIn(corner: Corner, { width, height }: Place['size'], room: Box): Box {
  const left = corner.endsWith('left') ? room.left + CORNER_GAP : room.right - CORNER_GAP - width
  const top = corner.startsWith('top') ? room.top + CORNER_GAP : room.bottom - CORNER_GAP - height
  return { left, top, right: left + width, bottom: top + height }
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What is pressed or filled in on the page, and what the toast repeats; while a dialog is open, all of the dialog. */
export function covering(title: string): { room: Box; taken: Box[] } {
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const header = document.querySelector('body header')
  const controls = dialog
    ? [dialog]
    : document.querySelectorAll('main :is(button, input, select, textarea), [data-floating]')
  const top = dialog ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
  return {
    room: { left: 0, top: Math.max(0, top), right: innerWidth, bottom: innerHeight },
    taken: [
      ...[...controls].map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0),
      ...saying(title),
    ],
  }
}
