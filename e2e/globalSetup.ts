/** One server with demo data for all browser tests, and what they ask for past its screens. */
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { startBackstage } from './backstageServer.ts'
import { databaseUrlOf, startServer } from './server.ts'

export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = newDataDir()
  const server = await startServer(dataDir).catch((error: unknown) => {
    removeDataDir(dataDir)
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
    removeDataDir(dataDir)
  }
}
