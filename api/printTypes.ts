/** Writes the types of schema.graphql, by which TypeScript reads the documents of REST and tests. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minifyIntrospection, preprocessIntrospection } from 'gql.tada/internal'
import { buildSchema, introspectionFromSchema } from 'graphql'

const SCHEMA = path.resolve(import.meta.dirname, '../schema.graphql')
const TYPES = path.join(import.meta.dirname, 'generated/introspection.d.ts')

const introspection = introspectionFromSchema(buildSchema(readFileSync(SCHEMA, 'utf8')), { descriptions: false })
mkdirSync(path.dirname(TYPES), { recursive: true })
writeFileSync(TYPES, `export type Introspection = ${preprocessIntrospection(minifyIntrospection(introspection))}\n`)
