/** `npm run bench` and its like: builds the product and installs what this folder needs when it is not there yet, and runs one of its programs. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname
const [, , program = 'run', ...args] = process.argv

function run(command: string, given: readonly string[], cwd = HERE): void {
  const { status } = spawnSync(command, given, { stdio: 'inherit', cwd })
  if (status !== 0) process.exit(status ?? 1)
}

/** What is installed, as npm writes it down, against what is wanted. */
function isInstalled(): boolean {
  const written = path.join(HERE, 'node_modules/.package-lock.json')
  if (!existsSync(written)) return false
  const installed = packagesOf(written)
  const { '': _own, ...wanted } = packagesOf(path.join(HERE, 'package-lock.json'))
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => optional || installed[name]?.version === version,
  )
}

interface Package {
  version?: string
  optional?: boolean
}

function packagesOf(file: string): Record<string, Package> {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> }).packages
}

run('node', ['web/build/prepare.ts'], path.dirname(HERE))
if (!isInstalled()) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
run('node', [path.join(HERE, `${program}.ts`), ...args])
