/** Writes schema.graphql from the code; with --check only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

const FILE = path.resolve(import.meta.dirname, '../schema.graphql')

const printed = `${printSchema(lexicographicSortSchema(schema))}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== printed) {
    process.stderr.write('schema.graphql is not what the code says: run `npm run codegen`\n')
    process.exit(1)
  }
} else writeFileSync(FILE, printed)
