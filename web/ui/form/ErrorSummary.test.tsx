import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { translateTexts } from '../../testing/translateTexts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const issues = ['Name is required', 'Email is required', 'Bio is required'].map((message, index) => ({
  id: `field-${index}`,
  message,
}))

test('in a translated page it still counts down as fields are corrected', () => {
  const { container, rerender } = render(<ErrorSummary issues={issues} attempt={1} />)
  translateTexts(container)
  rerender(<ErrorSummary issues={issues.slice(1)} attempt={1} />)
  expect(container.querySelector('[role="alert"]')?.textContent).toBe(
    'Two things to correctEmail is requiredBio is required',
  )
})
