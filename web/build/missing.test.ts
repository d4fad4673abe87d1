// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missing } from './missing.ts'

let root: string
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'plumbline-missing-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('says what is not built, and how to build it', () => {
  const make = (file: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
  expect(missing(root)).toBe(
    'Not built yet: the database client, the web client, its documents. Run npm run build first.',
  )
  make('api/generated/prisma/client.ts')
  expect(missing(root)).toBe('Not built yet: the web client, its documents. Run npm run build first.')
  make('dist/web/index.html')
  expect(missing(root)).toBe('Not built yet: its documents. Run npm run build first.')
  make('web/persisted.json')
  expect(missing(root)).toBe(null)
})
