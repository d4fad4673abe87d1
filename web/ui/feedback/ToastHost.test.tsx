import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast } from '../../lib/toasts.ts'
import { ToastHost } from './ToastHost.tsx'

const net = vi.hoisted(() => ({ isDown: true }))
vi.mock('./ToastRegion.tsx', () => ({
  get ToastRegion() {
    if (net.isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ toast }: { toast: { title: string } | null }) => <p>{toast?.title}</p>
  },
}))

test('a toast whose code does not come leaves the notice of the page, until it is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = '<div id="not-whole" hidden></div>'
  const notice = document.getElementById('not-whole')!
  await act(async () => render(<ToastHost />))
  expect(notice.hidden).toBe(true)
  await act(async () => void showToast({ title: 'We couldn’t do this.' }))
  expect(notice.hidden).toBe(false)
  net.isDown = false
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.getByText('We couldn’t do this.')).toBeDefined()
  expect(notice.hidden).toBe(true)
})
