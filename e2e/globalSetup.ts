/** One server with demo data for all browser tests that do not need one of their own. */
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { databaseUrlOf, startServer } from './server.ts'

export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = newDataDir()
  const server = await startServer(dataDir).catch((error: unknown) => {
    removeDataDir(dataDir)
    throw error
  })
  process.env['E2E_URL'] = server.url
  // For a second node with other settings: it needs no database of its own.
  process.env['E2E_DATABASE_URL'] = databaseUrlOf(dataDir)
  return async () => {
    await server.stop()
    removeDataDir(dataDir)
  }
}
