import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { dayOf, DAYS, onDay } from './onDay.ts'

test('a process on another day has that day, and so has what it starts', () => {
  const tell = 'console.log(new Date().toISOString(), new Date(Date.now()).toISOString())'
  const start = `require('node:child_process').execFileSync(process.execPath, ['-e', '${tell}'], { stdio: 'inherit' })`
  const { command, env } = onDay('2028-02-29', {
    name: 'times',
    command: [process.execPath, '-e', `${tell}; ${start}`],
  })
  const [program, ...args] = command
  const told = execFileSync(program, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
    .trim()
    .split(/\s/)
  expect(told).toHaveLength(4)
  // Midnight may pass.
  for (const time of told) expect(['2028-02-29', '2028-03-01']).toContain(istDate(new Date(time)))
})

test.runIf(process.env['TEST_DAY'])('the clock of these tests is moved', () => {
  const day = process.env['TEST_DAY']!
  // Midnight may pass while the tests run.
  expect([day, addDays(day, 1)]).toContain(istDate(new Date()))
})

test('every day has its turn', () => {
  const turns = DAYS.map((_, n) => dayOf(`${n.toString(16).padStart(8, '0')}ffff`))
  expect(turns).toEqual(DAYS)
})
