import { expect, test } from 'vitest'
import { toastCorner, type Box } from './toastPlace.ts'

const room = { left: 0, top: 64, right: 1280, bottom: 900 }
const size = { width: 400, height: 80 }
const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const save = box(1_100, 840)
const discard = box(40, 840)

test.each<[string, Box[], string]>([
  ['in the usual corner', [box(600, 400)], 'bottom right'],
  ['on the other side of a button that it would cover', [save], 'bottom left'],
  ['at the top while a bar of buttons takes the bottom', [save, discard], 'top right'],
  ['beside a panel as high as the window', [box(800, 0, 480, 900)], 'bottom left'],
  [
    'where it covers least',
    [save, box(1_000, 840), discard, box(1_000, 100), box(40, 100), box(80, 100)],
    'bottom left',
  ],
])('%s', (_name, taken, corner) => {
  expect(toastCorner({ size, room, taken })).toBe(corner)
})
