import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'
import type { ChartBar } from './ChartPlot.tsx'

const HEIGHT = 150
const bar = (key: string, values: number[], isOpen = false): ChartBar => ({ key, tick: key, name: key, values, isOpen })

function show(bars: ChartBar[], series = ['Bookings']) {
  render(
    <BarChart
      label="Bookings by week"
      series={series}
      bars={bars}
      say={({ values }) => values.join(' and ')}
      tickText={String}
      summary="6 in 3 weeks"
    />,
  )
}
const column = (name: string) => screen.getByRole('img', { name })
const drawn = (name: string) =>
  [...column(name).querySelectorAll('[data-bar]')].map((rect) => ({
    y: Number(rect.getAttribute('y')),
    height: Number(rect.getAttribute('height')),
  }))

test('columns are drawn to scale from the axis on; nothing is no column', () => {
  show([bar('A', [4]), bar('B', [0]), bar('C', [1])])
  expect(drawn('A: 4')).toEqual([{ y: 0, height: HEIGHT }])
  expect(drawn('B: 0')).toEqual([])
  expect(drawn('C: 1')).toEqual([{ y: (HEIGHT * 3) / 4, height: HEIGHT / 4 }])
})

test('several series stand on each other, are named, and differ by more than colour', () => {
  show([bar('A', [2, 1, 1])], ['Mentees', 'Mentors', 'Community'])
  const parts = drawn('A: 2 and 1 and 1')
  expect(parts.map(({ height }) => height)).toEqual([HEIGHT / 2, HEIGHT / 4, HEIGHT / 4])
  expect(parts.map(({ y }) => y)).toEqual([HEIGHT / 2, HEIGHT / 4, 0])
  expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(3)
  const fills = [...column('A: 2 and 1 and 1').querySelectorAll('[data-bar]')].map((rect) => rect.getAttribute('fill'))
  expect(new Set(fills).size).toBe(3)
  expect(document.querySelectorAll('pattern')).toHaveLength(2)
})

test('one Tab comes to the newest column, arrow keys to the others, and each is said', async () => {
  const user = userEvent.setup()
  show([bar('A', [1]), bar('B', [2]), bar('C', [3], true)])
  expect(screen.getByText('6 in 3 weeks')).toBeTruthy()
  await user.tab()
  expect(document.activeElement).toBe(column('C: 3'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(column('A: 1'))
  expect(screen.getByText('A: 1')).toBeTruthy()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(column('C: 3'))
  await user.tab()
  expect(screen.getByText('6 in 3 weeks')).toBeTruthy()
})

test('a column that still grows is drawn as such', () => {
  show([bar('A', [1]), bar('B', [2], true)])
  expect(column('A: 1').querySelector('[data-open]')).toBeNull()
  expect(column('B: 2').querySelector('[data-open]')).not.toBeNull()
})
