/** Our client's documents: it asks by their ids alone. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Id of the document of that name. */
export function idOf(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../web/persisted.json')
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const found = documents.find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))
  if (!found) throw new Error(`The client has no document ${name}`)
  return found[0]
}
