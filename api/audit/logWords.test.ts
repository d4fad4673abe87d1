import { expect, test } from 'vitest'
import { logChanges } from './logWords.ts'

test('what was empty and still is has not changed', () => {
  const after = { table: 'mentors', sort: null, search: '', filters: [], is_active: false, attempts: 0 }
  expect(logChanges({ before: null, after })).toEqual([
    { field: 'Table', before: null, after: 'mentors' },
    { field: 'Is active', before: null, after: 'No' },
    { field: 'Attempts', before: null, after: '0' },
  ])
  expect(logChanges({ before: { note: 'Call back' }, after: { note: '' } })).toEqual([
    { field: 'Note', before: 'Call back', after: '' },
  ])
})

test('moments are in IST, of the journal and of acts', () => {
  const [before, after] = [{ startsAt: '2026-12-01T12:30:00.000Z' }, { startsAt: '2026-12-08T12:30:00+00:00' }]
  expect(logChanges({ before, after })).toEqual([
    { field: 'Starts at', before: '1 Dec 2026, 6:00 pm IST', after: '8 Dec 2026, 6:00 pm IST' },
  ])
})
