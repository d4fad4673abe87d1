import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import Shuffled from './testing/shuffled.ts'
import vite from './vite.config.ts'
import { prepareDatabaseClient } from './web/build/databaseClient.ts'
import { prepareDocuments } from './web/build/documents.ts'

const isInCi = process.env['CI'] === 'true'

const shared = {
  restoreMocks: true,
  env: { TZ: 'UTC', NODE_ENV: 'test' },
  // As for the browser tests: one second try in CI, where the machine may be busy; the report names what needed it.
  retry: isInCi ? 1 : 0,
  // One more than two cores, for the tests that wait. The same for all: projects that run beside each other must agree.
  maxWorkers: 3,
  testTimeout: 20_000,
} as const

// Tests read both, and neither is kept in the repository.
const say = (text: string) => void process.stdout.write(text)
await prepareDatabaseClient(say)
await prepareDocuments(say)

// What Node has compiled once it finds again: each worker and each process that a test starts loads the same files.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/node_modules/.cache/node`

/** Decides the order of the files. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now())

/** Tests of the client that need no page say so in their first line. */
const withoutPage = globSync('web/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith('// @vitest-environment node'),
)
const ALONE = '{api,prisma,docs,bench}/**/*.alone.test.ts'

// Without the condition `development`, or graphql is loaded twice: its development build beside the one that Node picks for other packages.
const server = { ssr: { resolve: { conditions: ['module', 'node'] } } }
const onDatabase = {
  ...shared,
  include: ['{api,prisma,docs,bench,testing}/**/*.test.ts'],
  globalSetup: ['api/testing/cluster.ts'],
  setupFiles: ['api/testing/setup.ts'],
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}
const onPage = {
  ...shared,
  environment: 'happy-dom',
  setupFiles: ['web/testing/fixedTime.ts', 'web/testing/setup.ts'],
}

export default mergeConfig(
  vite,
  defineConfig({
    root: import.meta.dirname,
    test: {
      sequence: { sequencer: Shuffled, seed },
      // In CI only what fails is worth reading.
      reporters: isInCi ? ['minimal'] : ['default'],
      projects: [
        // Files of a worker share their modules, which halves the time: what one leaves behind, the next one finds.
        {
          ...server,
          test: { ...onDatabase, name: 'api', exclude: [...configDefaults.exclude, ALONE], isolate: false },
        },
        // What puts something else in a module's place is alone with its modules.
        { ...server, test: { ...onDatabase, name: 'api-alone', include: [ALONE] } },
        {
          extends: true,
          test: {
            ...onPage,
            name: 'web',
            include: ['web/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...withoutPage],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'web-rules',
            include: withoutPage,
            environment: 'node',
            setupFiles: ['web/testing/fixedTime.ts'],
            isolate: false,
          },
        },
      ],
    },
  }),
)
