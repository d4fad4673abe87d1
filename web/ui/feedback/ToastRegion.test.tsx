// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSyncExternalStore } from 'react'
import { ToastRegion } from './ToastRegion.tsx'
import { currentToast, dismissToast, onToastChange, showToast } from '../../lib/toasts.ts'

function Region() {
  return <ToastRegion toast={useSyncExternalStore(onToastChange, currentToast)} />
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<Region />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  const left = currentToast()
  if (left) dismissToast(left.id)
})

function titles() {
  return screen.getAllByRole('listitem').map((item) => item.textContent)
}

test('shows one toast at a time: the latest', () => {
  act(() => showToast({ title: 'Order Creation Failed', tone: 'destructive' }))
  act(() => showToast({ title: 'Request Sent', description: 'Ananya answers soon.' }))
  expect(titles()).toEqual(['Request SentAnanya answers soon.'])
})

test('takes it away after five seconds', () => {
  act(() => showToast({ title: 'Request Sent' }))
  act(() => vi.advanceTimersByTime(4_999))
  expect(titles()).toEqual(['Request Sent'])
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('can be dismissed', () => {
  act(() => showToast({ title: 'Request Sent' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test.each(['Dismiss', 'Undo'])('after %s the focus is where it was before', (name) => {
  const before = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => before.remove())
  act(() => before.focus())
  act(() => {
    const id = showToast({ title: 'Request deleted', action: { label: 'Undo', run: () => dismissToast(id) } })
  })
  act(() => screen.getByRole('button', { name }).focus())
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(document.activeElement).toBe(before)
})

test('is named with its hotkey and reached by it', () => {
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  act(() => showToast({ title: 'Request Sent' }))
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
  expect(region.contains(document.activeElement)).toBe(true)
})

test('stands below what the page itself says in the same words', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = '<h2>Registration cancelled</h2><h2>Your workshops</h2>'
  const place = (element: Element, top: number, bottom: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 300, bottom - top))
  place(main.children[0]!, 0, 40)
  place(main.children[1]!, 140, 170)
  const top = () => screen.getByRole('listitem').style.getPropertyValue('--top')
  vi.stubGlobal('innerWidth', 360)
  onTestFinished(() => void vi.unstubAllGlobals())
  const widths = [
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(328),
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360),
  ]
  onTestFinished(() => widths.forEach((width) => width.mockRestore()))
  act(() => showToast({ title: 'Registration cancelled' }))
  expect(top()).toBe('48px')
  act(() => showToast({ title: 'Request Sent' }))
  expect(top()).toBe('8px')
  main.innerHTML = '<p>This registration was cancelled by you.</p>'
  place(main.children[0]!, 0, 40)
  act(() => showToast({ title: 'Registration cancelled' }))
  expect(top()).toBe('48px')
  main.remove()
})
