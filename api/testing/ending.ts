/** Taking down what a test file has started. */
import { afterAll } from 'vitest'

const steps: (() => unknown)[] = []

// Here, while files are collected: vitest forgets an afterAll that is called within a hook or a test.
afterAll(async () => {
  for (let step = steps.pop(); step; step = steps.pop()) await step()
})

/** Runs `step` after the test file, last one first. To be called at any time. */
export function afterFile(step: () => unknown): void {
  steps.push(step)
}
