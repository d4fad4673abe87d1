/** Runs before each test file; the modules that it imports, and everything else, are shared by the files of a worker. */
import fc from 'fast-check'
import { afterAll } from 'vitest'
import { endFile } from './ending.ts'
import { seedOf } from './seed.ts'

fc.configureGlobal({ seed: seedOf('RULES_SEED') })

// Here, while a file is collected: vitest forgets an afterAll that is called within a hook or a test.
afterAll(endFile)
