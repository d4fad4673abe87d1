// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useViewHeading } from './useViewHeading.ts'

function Page({ view, title }: { view: string; title: string | null }) {
  useViewHeading(view)
  return <main>{title && <h1>{title}</h1>}</main>
}

test('a heading whose code is still on the way has the focus when it comes', async () => {
  const { rerender } = render(<Page view="pay" title="Book a session" />)
  rerender(<Page view="confirmation" title={null} />)
  rerender(<Page view="confirmation" title="Booking confirmed" />)
  const heading = screen.getByRole('heading', { name: 'Booking confirmed' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
})
