// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { Tooltip } from './Tooltip.tsx'

/** Each test begins long after the one before has ended: when a tooltip closed is remembered. */
let start = Date.now()

beforeEach(async () => {
  // Once loaded, the bubble comes without a wait of its own.
  await import('./TooltipBubble.tsx')
  vi.useFakeTimers()
  start += 60_000
  vi.setSystemTime(start)
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const hover = (name: string) => fireEvent.pointerEnter(button(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })

function two() {
  render(
    <>
      <Tooltip text="Earlier mentors">
        <button type="button">Previous</button>
      </Tooltip>
      <Button icon aria-label="Pause" />
    </>,
  )
}

test('opens after 700 ms of hovering', async () => {
  two()
  hover('Previous')
  await pass(699)
  expect(shown()).toEqual([])
  await pass(1)
  expect(shown()).toEqual(['Earlier mentors'])
  expect(button('Previous').getAttribute('aria-describedby')).toBeTruthy()
})

test('who leaves before does not see it', async () => {
  two()
  hover('Previous')
  await pass(600)
  leave('Previous')
  await pass(1_000)
  expect(shown()).toEqual([])
})

test('the next one within 300 ms comes at once, later ones wait again', async () => {
  two()
  hover('Previous')
  await pass(700)
  leave('Previous')
  await pass(100)
  expect(shown()).toEqual([])
  await pass(199)
  hover('Pause')
  await pass(0)
  expect(shown()).toEqual(['Pause'])
  leave('Pause')
  await pass(100)
  await pass(300)
  hover('Previous')
  await pass(699)
  expect(shown()).toEqual([])
})

test('straight from one to its neighbour the next comes at once, and only that one is left', async () => {
  two()
  hover('Previous')
  await pass(700)
  leave('Previous')
  hover('Pause')
  await pass(0)
  expect(shown()).toEqual(['Pause'])
  await pass(1_000)
  expect(shown()).toEqual(['Pause'])
})

test('an icon that stands alone is named by one, a finger gets none, a click ends it', async () => {
  two()
  fireEvent.pointerEnter(button('Pause'), { pointerType: 'touch' })
  await pass(1_000)
  expect(shown()).toEqual([])
  hover('Pause')
  await pass(700)
  expect(shown()).toEqual(['Pause'])
  expect(button('Pause').getAttribute('aria-describedby')).toBeNull()
  fireEvent.pointerDown(button('Pause'), { pointerType: 'mouse' })
  expect(shown()).toEqual([])
})

test('Tab brings it too, Escape and leaving take it away', async () => {
  two()
  button('Pause').focus()
  await pass(1_000)
  expect(shown()).toEqual([])
  fireEvent.keyUp(button('Pause'), { key: 'Tab' })
  await pass(700)
  expect(shown()).toEqual(['Pause'])
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(shown()).toEqual([])
  fireEvent.keyUp(button('Pause'), { key: 'Tab' })
  await pass(700)
  fireEvent.blur(button('Pause'))
  expect(shown()).toEqual([])
})
