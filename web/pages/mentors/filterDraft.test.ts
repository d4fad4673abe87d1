import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'
import { useDraft } from './FilterPanel.tsx'

function drafting(applied: Partial<Filters> = {}) {
  const filters = (changed: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...changed })
  const { result, rerender } = renderHook((now: Filters) => useDraft(now), { initialProps: filters(applied) })
  return {
    draft: () => result.current[0],
    type: (search: string) => act(() => result.current[1]({ ...result.current[0], search })),
    apply: (changed: Partial<Filters>) => rerender(filters(changed)),
  }
}

test('what was typed stays when the order changes or a chip goes', () => {
  const { draft, type, apply } = drafting({ available: true })
  type('ETABS')
  apply({ available: true, sort: 'lowest-price' })
  expect(draft()).toEqual({ ...NO_FILTERS, search: 'ETABS', available: true, sort: 'lowest-price' })
  apply({ sort: 'lowest-price' })
  expect(draft()).toEqual({ ...NO_FILTERS, search: 'ETABS', sort: 'lowest-price' })
})

test('Back brings the search that was applied', () => {
  const { draft, type, apply } = drafting({ search: 'gate' })
  type('ETABS')
  apply({ search: 'plc' })
  expect(draft().search).toBe('plc')
})
