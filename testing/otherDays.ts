/**
 * The tests again with the process's clock moved. `client`: the client's and the pure rules, 400 days ahead. `server`: the
 * server's, on a day that changes with the commit; TEST_DAY chooses it. `all`: all of vitest on each of the days.
 */
import { execFileSync } from 'node:child_process'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { dayOf, DAYS, onDay } from './onDay.ts'
import { runParts, type Part } from './parts.ts'

const vitest = (...args: string[]): Part['command'] => ['vitest', 'run', ...args]
const projects = (...names: string[]) => names.map((name) => `--project=${name}`)
const tell = (line: string) => void process.stdout.write(`${line}\n`)

function client(): Part[] {
  const command = vitest(...projects('web', 'web-rules', 'api'), 'web/', 'api/rules/', 'testing/moveClock.test.ts')
  return [onDay(addDays(istDate(new Date()), 400), { name: 'client and rules', command })]
}

function server(): Part[] {
  const day = process.env['TEST_DAY'] ?? dayOf(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }))
  tell(`TEST_DAY=${day} repeats the server's tests on this day.`)
  return [onDay(day, { name: 'server', command: vitest(...projects('api', 'api-alone')) })]
}

const all = (): Part[] => DAYS.map((day) => onDay(day, { name: 'vitest', command: vitest() }))

const asked = process.argv[2]
const parts =
  asked === 'client' ? client() : asked === 'server' ? server() : asked === 'all' ? all() : [...client(), ...server()]
process.exitCode = runParts(parts, tell)
