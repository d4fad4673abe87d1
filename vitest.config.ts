import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

const shared = {
  restoreMocks: true,
  env: { TZ: 'UTC', NODE_ENV: 'test' },
  // As for the browser tests: one second try in CI, where the machine may be busy; the report names what needed it.
  retry: process.env['CI'] === 'true' ? 1 : 0,
} as const

export default mergeConfig(
  vite,
  defineConfig({
    root: import.meta.dirname,
    test: {
      projects: [
        // Without the condition `development`, or graphql is loaded twice: its development build beside the one that Node picks for other packages.
        {
          ssr: { resolve: { conditions: ['module', 'node'] } },
          test: {
            ...shared,
            name: 'api',
            include: ['{api,prisma,docs}/**/*.test.ts'],
            globalSetup: ['api/testing/cluster.ts'],
            environment: 'node',
            testTimeout: 30_000,
            hookTimeout: 60_000,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'web',
            include: ['web/**/*.test.{ts,tsx}'],
            exclude: configDefaults.exclude,
            environment: 'happy-dom',
            setupFiles: ['web/testing/setup.ts'],
            testTimeout: 20_000,
          },
        },
      ],
    },
  }),
)
