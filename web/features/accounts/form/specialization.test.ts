// @vitest-environment node
import { expect, test } from 'vitest'
import { branchesOf, needsOther, onSpecialization } from './specialization.ts'

test.each([
  [{ specialization: 'Electrical Engineering', otherSpecialization: '' }, 'Electrical & Electronics Engineering'],
  [{ specialization: 'Marine Engineering', otherSpecialization: 'left over' }, 'Mechanical Engineering'],
  [{ specialization: 'Other', otherSpecialization: ' structural  engineering ' }, 'Civil Engineering'],
  [{ specialization: 'Other', otherSpecialization: 'Acoustics' }, 'General'],
  [{ specialization: '', otherSpecialization: '' }, 'General'],
])('%o belongs to %s', (values, mainBranch) => {
  expect(branchesOf(values).mainBranch).toBe(mainBranch)
})

test('the text counts only while Other is chosen', () => {
  expect(branchesOf({ specialization: 'Mechatronics', otherSpecialization: 'Acoustics' }).subBranch).toBe(
    'Mechatronics',
  )
  expect(branchesOf({ specialization: 'Other', otherSpecialization: ' Acoustics ' }).subBranch).toBe('Acoustics')
  expect(needsOther({ specialization: 'Mechatronics', otherSpecialization: '' })).toBe(false)
  expect(needsOther({ specialization: 'Other', otherSpecialization: ' - ' })).toBe(true)
})

test('issues of the branch go to the field that is on screen', () => {
  const issues = [
    { path: 'subBranch', message: 'Odd' },
    { path: 'email', message: 'Taken' },
  ]
  const other = onSpecialization(issues, { specialization: 'Other', otherSpecialization: 'x' })
  const chosen = onSpecialization(issues, { specialization: 'Mechatronics', otherSpecialization: '' })
  expect(other.map((issue) => issue.path)).toEqual(['otherSpecialization', 'email'])
  expect(chosen.map((issue) => issue.path)).toEqual(['specialization', 'email'])
})
