import { spawn } from 'node:child_process'
import path from 'node:path'

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Outcome {
  ok: boolean
  /** Everything the program wrote. */
  output: string
}

/** Runs a program of node_modules/.bin or the PATH in the repository's folder. */
export function run(command: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const bin = path.join(ROOT, 'node_modules/.bin')
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` }
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    child.stderr.on('data', (data) => (output += String(data)))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Runs a program that must succeed; otherwise its output is printed and the process ends with 1. */
export async function must(title: string, command: string, args: string[]): Promise<void> {
  const { ok, output } = await run(command, args)
  if (ok) return
  process.stderr.write(`${output.trimEnd()}\n${title} failed: ${command} ${args.join(' ')}\n`)
  process.exit(1)
}
