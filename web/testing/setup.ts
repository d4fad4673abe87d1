import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils was written for another runner and asks for its globals.
Object.assign(globalThis, { jest: vi, global: globalThis })

afterEach(cleanup)
