// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomText } from './plural.ts'

test('how much room a text has used is said in one way, in every form', () => {
  expect(roomText(61, 2000)).toBe('61 of 2,000')
  const files = globSync('web/**/*.tsx', { exclude: ['web/__generated__/**'] })
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter((file) => /\} ?(\/|of) ?(\$\{[A-Z_]*MAXIMUM\}|\d{3})`/.test(readFileSync(file, 'utf8')))
  // Lines, not characters.
  expect(others).toEqual(['web/pages/mentorDashboard/profile/TextSections.tsx'])
})
