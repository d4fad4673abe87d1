import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { clockText, Countdown } from './Countdown.tsx'

const until = '2026-11-24T10:15:00Z'
const at = (time: string) => new Date(`2026-11-24T${time}Z`)
let now = at('10:00:43')
const clock = () => now

test('a page that was drawn some seconds ago is taken over as it is, and counts on', async () => {
  vi.useFakeTimers()
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Countdown until={until} clock={clock} />)
  const drawn = page.querySelector('b')
  expect(drawn?.textContent).toBe('14:17')
  const complaints: unknown[] = []
  now = at('10:00:47')
  const root = await act(async () =>
    hydrateRoot(page, <Countdown until={until} clock={clock} />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  )
  expect(complaints).toEqual([])
  expect(page.querySelector('b')).toBe(drawn)
  now = at('10:00:48')
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(drawn?.textContent).toBe('14:12')
  act(() => root.unmount())
  page.remove()
})

test('a time that is reserved for a day counts hours', () => {
  expect([59, 3_599, 3_600, 86_352].map(clockText)).toEqual(['0:59', '59:59', '1:00:00', '23:59:12'])
})
