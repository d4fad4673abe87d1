/** Taking down what a test file has started. */
const steps: (() => unknown)[] = []

/** Runs `step` after the test file, last one first. To be called at any time. */
export function afterFile(step: () => unknown): void {
  steps.push(step)
}

/** Takes the steps of the file that ends: `testing/setup.ts` calls it after each. */
export async function endFile(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) await step()
}
