// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DayState } from './CalendarDay.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'

const offer: Record<string, DayState> = { '2026-11-21': 'full', '2026-11-24': 4, '2026-11-28': 9, '2026-12-01': 1 }
const choose = vi.fn<(date: string) => void>()
const user = userEvent.setup()

function Calendar() {
  const [selected, setSelected] = useState<string | null>(null)
  function select(date: string) {
    choose(date)
    setSelected(date)
  }
  return (
    <CalendarGrid
      label="Next 30 days"
      from="2026-11-21"
      to="2026-12-21"
      today="2026-11-21"
      stateOf={(date) => offer[date]}
      selected={selected}
      onSelect={select}
    />
  )
}

function day(name: string) {
  return screen.getByRole('button', { name })
}

function focusedDay() {
  return document.activeElement?.getAttribute('aria-label')
}

afterEach(() => {
  cleanup()
  choose.mockReset()
})

test('draws each week that the window touches and says what each day offers', () => {
  render(<Calendar />)
  expect(screen.getAllByRole('row')).toHaveLength(1 + 6)
  for (const name of [
    'Monday 16 November, past',
    'Saturday 21 November, today, fully booked',
    'Sunday 22 November, not available',
    'Saturday 28 November, 9 slots',
    'Tuesday 1 December, 1 slot',
    'Monday 21 December, not available',
  ])
    expect(day(name)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /22 December/ })).toBeNull()
})

test('one Tab leads in, to the first free day', async () => {
  render(<Calendar />)
  await user.tab()
  expect(focusedDay()).toBe('Tuesday 24 November, 4 slots')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['{ArrowRight}', 'Wednesday 25 November, not available'],
  ['{ArrowLeft}', 'Monday 23 November, not available'],
  ['{ArrowDown}', 'Tuesday 1 December, 1 slot'],
  ['{ArrowUp}', 'Saturday 21 November, today, fully booked'],
  ['{Home}', 'Monday 23 November, not available'],
  ['{End}', 'Sunday 29 November, not available'],
  ['{PageDown}', 'Monday 21 December, not available'],
  ['{PageUp}', 'Saturday 21 November, today, fully booked'],
  ['{PageDown}{PageUp}', 'Monday 23 November, not available'],
  ['{End}{ArrowRight}{ArrowRight}', 'Tuesday 1 December, 1 slot'],
])('from Tuesday 24 November %s leads to %s', async (keys, name) => {
  render(<Calendar />)
  await user.tab()
  await user.keyboard(keys)
  expect(focusedDay()).toBe(name)
})

test('Enter chooses a free day; a closed one cannot be chosen', async () => {
  render(<Calendar />)
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  await user.click(day('Saturday 21 November, today, fully booked'))
  expect(choose).not.toHaveBeenCalled()
  await user.click(day('Saturday 28 November, 9 slots'))
  expect(choose.mock.calls).toEqual([['2026-11-28']])
  expect(day('Saturday 28 November, 9 slots').getAttribute('aria-pressed')).toBe('true')
})

test('Tab comes back to the day that had the focus', async () => {
  render(<Calendar />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  await user.tab({ shift: true })
  expect(focusedDay()).toBe('Tuesday 1 December, 1 slot')
})
