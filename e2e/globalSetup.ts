/** One server with demo data for all browser tests, from a production install, and what they ask for past its screens. */
import { rmSync } from 'node:fs'
import { newDataDir, removeDataDir } from '../api/database/postgresHome.ts'
import { throwawayFolder } from '../testing/memory.ts'
import { linkProduction } from '../testing/production.ts'
import { startBackstage } from './backstageServer.ts'
import { databaseUrlOf, startServer } from './server.ts'

export default async function globalSetup(): Promise<() => Promise<void>> {
  const [dataDir, root] = [newDataDir('plumbline', throwawayFolder()), newDataDir('plumbline-production')]
  const clean = () => {
    removeDataDir(dataDir)
    rmSync(root, { recursive: true })
  }
  linkProduction(root)
  const server = await startServer(dataDir, {}, root).catch((error: unknown) => {
    clean()
    throw error
  })
  const databaseUrl = databaseUrlOf(dataDir)
  const backstage = await startBackstage(databaseUrl)
  process.env['E2E_URL'] = server.url
  process.env['E2E_BACKSTAGE'] = backstage.url
  // For a second node with other settings: it needs no database of its own.
  process.env['E2E_DATABASE_URL'] = databaseUrl
  return async () => {
    await backstage.stop()
    await server.stop()
    clean()
  }
}
