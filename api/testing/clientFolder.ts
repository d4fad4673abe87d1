/** A built client as small as one can be, for tests of what the server does with it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterFile } from './ending.ts'

const HTML = `<!doctype html><html><head>
<script type="module" crossorigin src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`

/** Makes it in a folder of its own, which is removed after the test file. */
export function clientFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-web-'))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, 'index.html'), HTML)
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}')
  afterFile(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
