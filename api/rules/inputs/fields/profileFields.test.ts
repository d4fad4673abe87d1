import { expect, test, vi } from 'vitest'
import { issuesFrom } from './issuesFrom.testing.ts'
import { readInput } from './issues.ts'
import { currentPasswordField, listUpdate } from './profileFields.ts'

const skills = listUpdate('Core skills')
const tooMany = [{ path: '', message: 'Core skills can have at most 30 lines' }]
const noList = [{ path: '', message: 'Core skills must be a list of lines' }]
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`)

test('a list is one of lines, or text with one a line; empty and repeated ones do not count', () => {
  expect(readInput(skills, ['PLC ', '', 'PLC', 'SCADA'])).toEqual(['PLC', 'SCADA'])
  expect(readInput(skills, ['AutoCAD', 'plc', 'autocad', 'PLC'])).toEqual(['AutoCAD', 'plc'])
  expect(readInput(skills, 'PLC\r\n\n SCADA\nPLC')).toEqual(['PLC', 'SCADA'])
  expect(readInput(skills, [...lines(30), ...lines(30), ...Array<string>(60).fill(' ')])).toHaveLength(30)
  for (const list of [lines(31), lines(31).join('\n')]) expect(issuesFrom(skills, list)).toEqual(tooMany)
  for (const given of [7, [7], ['PLC', null], { 0: 'PLC' }]) expect(issuesFrom(skills, given)).toEqual(noList)
})

test('entries are counted before they are looked at', () => {
  expect(issuesFrom(skills, Array(100_000).fill(7))).toEqual(tooMany)
  expect(issuesFrom(skills, '\n'.repeat(100_000))).toEqual(tooMany)
})

test('entries that are far too long together are refused before they are cleaned', () => {
  const spy = vi.spyOn(String.prototype, 'normalize')
  const message = 'Core skills: each line can have at most 200 characters'
  for (const given of [['x'.repeat(20_000)], 'y'.repeat(20_000), Array<string>(30).fill('z'.repeat(1_000))])
    expect(issuesFrom(skills, given)).toEqual([{ path: '', message }])
  expect(spy).not.toHaveBeenCalled()
})

test('no current password is longer than a password may be', () => {
  expect(readInput(currentPasswordField(), 'x'.repeat(1_024))).toHaveLength(1_024)
  expect(issuesFrom(currentPasswordField(), 'x'.repeat(1_025))).toEqual([
    { path: '', message: 'Password must be at most 1024 characters' },
  ])
})
