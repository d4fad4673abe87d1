/** The schema. Each file `x.graphql.ts` registers its types on the builder when it is loaded, so none is listed here. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import './graphql/errors.ts'
import './graphql/scalars.ts'
import { builder } from './graphql/builder.ts'

const files = globSync('**/*.graphql.ts', { cwd: import.meta.dirname }).toSorted()
// One after the other: two imports at once could run a file that both need twice in the tests.
for (const file of files) await import(pathToFileURL(path.join(import.meta.dirname, file)).href)

builder.queryType({ description: 'Everything that can be read. Each field names who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Expected failures are members of each result.' })
builder.subscriptionType({ description: 'What changes live, over the graphql-transport-ws protocol.' })

export const schema = builder.toSchema()
