import { expect, test } from 'vitest'
import { toastTop } from './toastPlace.ts'

const room = { top: 56, bottom: 520 }

test.each([
  ['under the header', [], 64],
  ['under the header when the field lies below it', [{ top: 300, bottom: 350 }], 64],
  ['below a field that is where it would be', [{ top: 80, bottom: 150 }], 158],
  ['above a title further down', [{ top: 170, bottom: 230 }], 64],
  [
    'between a title and a field',
    [
      { top: 56, bottom: 110 },
      { top: 300, bottom: 350 },
    ],
    118,
  ],
  [
    'below both when nothing lies between',
    [
      { top: 56, bottom: 110 },
      { top: 140, bottom: 200 },
    ],
    208,
  ],
  ['at the very top when there is no room', [{ top: 60, bottom: 500 }], 8],
])('%s', (_, taken, top) => {
  expect(toastTop(80, { room, taken })).toBe(top)
})
