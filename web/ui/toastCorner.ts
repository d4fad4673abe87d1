import { saying } from './toastTop.ts'

/** Corners of a wide screen where a toast may stand, the usual one first. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const
export type Corner = (typeof CORNERS)[number]

/** A box in the viewport, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const GAP = 16

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
  const left = corner.endsWith('left') ? room.left + GAP : room.right - GAP - width
  const top = corner.startsWith('top') ? room.top + GAP : room.bottom - GAP - height
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
