import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetServerTime } from '../lib/clock.ts'

// relay-test-utils was written for another runner and asks for its globals.
Object.assign(globalThis, { jest: vi, global: globalThis })

afterEach(cleanup)
// Files share their modules.
afterAll(forgetServerTime)
