/** A page whose code is held back, as on a slow line, and the moment from which it hears what happens to it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Keeps the page's code back until the way out is called. */
export async function withoutCode(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await come.promise
    await route.continue()
  })
  return come.resolve
}

/** Waits until the page's code hears what happens to an element. */
export async function isLive(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      intervals: [50],
    })
    .toBe(true)
}
