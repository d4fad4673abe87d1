// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setVisitor } from '../lib/visitor.ts'
import { EuNotice } from './EuNotice.tsx'

const notice = () => screen.queryByRole('complementary', { name: 'Service area' })

beforeEach(() => {
  sessionStorage.clear()
  act(() => setVisitor({ isEUUser: false, isAsked: false }))
})

test('it is for the EU/EEA only, and waits for the answer about cookies', () => {
  render(<EuNotice />)
  expect(notice()).toBeNull()
  act(() => setVisitor({ isEUUser: true, isAsked: true }))
  expect(notice()).toBeNull()
  act(() => setVisitor({ isAsked: false }))
  expect(notice()?.textContent).toContain('Services are limited to users in India.')
  expect(notice()?.textContent).toContain('please do not proceed')
})

test('dismissed, it stays away for the visit', () => {
  act(() => setVisitor({ isEUUser: true }))
  const { unmount } = render(<EuNotice />)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(notice()).toBeNull()
  unmount()
  render(<EuNotice />)
  expect(notice()).toBeNull()
})
