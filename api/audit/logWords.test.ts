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
