/** Data folders that do not outlive their use: tests, drafts of migrations, benchmarks. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Note in a data folder that says where its cluster is kept when the server's user cannot enter the folder. */
export const LOCATION_NOTE = 'cluster-location'

/** A new folder that the database's user may enter, so that all of its data is in it. */
export function newDataDir(name = 'plumbline'): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** Where the cluster of a data folder is, or will be. */
export function clusterOf(dataDir: string): string {
  const note = path.join(dataDir, LOCATION_NOTE)
  return path.join(existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir, 'postgres')
}

/** Removes a data folder and its cluster, wherever that is kept. Its server must have stopped. */
export function removeDataDir(dataDir: string): void {
  const cluster = clusterOf(dataDir)
  rmSync(path.dirname(cluster), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
