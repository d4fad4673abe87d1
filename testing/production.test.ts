/** What a production install weighs. The browser tests start one (e2e/globalSetup.ts). */
import { lstatSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productionFiles } from './production.ts'

const LIMIT_MB = 350

test('a production install weighs at most 350 MB, Node and PostgreSQL included', () => {
  const root = path.resolve(import.meta.dirname, '../node_modules')
  const sizes = new Map(
    productionFiles().map((file) => {
      const { ino, blocks } = lstatSync(path.join(root, file))
      return [ino, blocks * 512] as const
    }),
  )
  const megabytes = sizes.values().reduce((sum, size) => sum + size, 0) / 1024 / 1024
  expect(megabytes).toBeLessThan(LIMIT_MB)
  // Node alone: nothing was left out that is needed.
  expect(megabytes).toBeGreaterThan(150)
})
