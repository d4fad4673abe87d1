import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refundRule } from '../../../api/rules/money/refunds.ts'
import { translateTexts } from '../../testing/translateTexts.ts'
import { RefundSentence } from './RefundSentence.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

const now = new Date('2026-11-28T06:00:00Z')
const ruleFor = (startsAt: string) =>
  refundRule({ packageType: 'starter', startsAt: new Date(startsAt), windowHours: 48 }, now)

test('in a translated page another slot has its own sentence, with and without a date', () => {
  const { container, rerender } = render(<RefundSentence rule={ruleFor('2026-12-26T03:30:00Z')} />)
  translateTexts(container)
  rerender(<RefundSentence rule={ruleFor('2026-11-28T09:30:00Z')} />)
  expect(container.textContent).toBe('No refund: this session starts within 48 hours.')
  translateTexts(container)
  rerender(<RefundSentence rule={ruleFor('2026-12-27T03:30:00Z')} />)
  expect(container.textContent).toBe(
    timesWhole('Full refund if you cancel by Fri 25 Dec, 9:00 am IST. No refund after that.'),
  )
})
