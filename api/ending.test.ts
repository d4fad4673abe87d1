import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Runs `code` in a process of its own, where `createEnding` and `log` are at hand; the exit code and what it wrote. */
function run(code: string): Promise<{ code: number | null; output: string }> {
  const file = JSON.stringify(path.resolve(import.meta.dirname, 'ending.ts'))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${HEAD.replace('FILE', file)}${code}`])
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (output += String(data)))
  return new Promise((resolve) => child.once('exit', (exit) => resolve({ code: exit, output })))
}

const HEAD = `import { createEnding } from FILE
const log = { info() {}, warn() {}, error: (fields, message) => console.log(message, fields.error.message) }
const step = (name) => async () => console.log(name)
const hang = () => new Promise(() => {})
const fling = () => { throw new Error('flung') }
const patience = { stopPatience: { step: 200, all: 1_000 }, giveUpPatience: { step: 200, all: 1_000 } }
`

test('a stop undoes the start from its end, and exits 0', async () => {
  const ended = await run(`const { onEnd, stop } = createEnding({ log })
    for (const name of ['first', 'second']) onEnd(step(name))
    stop()
    stop()`)
  expect(ended).toEqual({ code: 0, output: 'second\nfirst\n' })
})

test('a step that hangs, throws at once or fails does not keep the others', async () => {
  const ended = await run(`const { onEnd, stop } = createEnding({ log, ...patience })
    for (const one of [step('last'), hang, fling, () => Promise.reject(new Error('failed'))]) onEnd(one)
    stop()`)
  expect(ended.code).toBe(0)
  expect(ended.output.split('\n').map((line) => line.split(' ').at(-1))).toEqual([
    'failed',
    'flung',
    'long',
    'last',
    '',
  ])
})

test.each(['stop', 'giveUp'])('%s ends with 1 when too many steps hang', async (verb) => {
  const ended = await run(`const ending = createEnding({ log, ...patience })
    for (let i = 0; i < 50; i++) ending.onEnd(hang)
    ending.${verb}()`)
  expect(ended.code).toBe(1)
})

test('given up in the middle of a stop that hangs: 1, by the shorter time', async () => {
  const ended = await run(`const ending = createEnding({ log, giveUpPatience: { step: 200, all: 300 } })
    ending.onEnd(hang)
    ending.stop()
    ending.giveUp()
    ending.giveUp()`)
  expect(ended.code).toBe(1)
})
