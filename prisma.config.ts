import { defineConfig } from 'prisma-cli/config'

// Prisma's command line is installed under the name `prisma-cli`: npm keeps a package called `prisma` in a production
// install, 220 MB with what it needs, because `@prisma/client` can do with one.

// Nothing here needs the native schema engine; without this the CLI tries to download one.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath

export default defineConfig({ schema: 'prisma/schema', migrations: { path: 'prisma/migrations' } })
