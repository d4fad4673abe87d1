import { defineConfig } from 'prisma/config'

// Nothing here needs the native schema engine; without this the CLI tries to download one.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath

export default defineConfig({ schema: 'prisma/schema', migrations: { path: 'prisma/migrations' } })
