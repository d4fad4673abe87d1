/** How many things a person does on a way through the product. */
import type { Page } from '@playwright/test'

/** Answers how many so far: each press, also in a frame, and each field that was written in or chosen from. */
export async function countInteractions(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeBinding('interacted', () => void (count += 1))
  const watch = () => {
    const { interacted } = globalThis as unknown as { interacted: () => void }
    const filled = new WeakSet<EventTarget>()
    addEventListener('pointerdown', interacted, true)
    const fill = ({ target }: Event) => {
      // A box was pressed already.
      if (!target || filled.has(target) || (target as Element).matches('[type="checkbox"], [type="radio"]')) return
      filled.add(target)
      interacted()
    }
    addEventListener('input', fill, true)
  }
  await page.addInitScript(watch)
  return () => count
}
