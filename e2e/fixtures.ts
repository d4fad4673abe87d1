/** Every browser test watches the console: an error, a broken page or a violated policy fails it. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { hearSockets } from './live.ts'

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  allowed: { errors: RegExp[] }
  /** Opens a browser that shares nothing with the test's own, and is watched like it. */
  elsewhere: () => Promise<BrowserContext>
}

/** Collects what a browser complains about on its pages. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page: Page) => {
    hearSockets(page)
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
  })
}

const unexpected = (complaints: string[], { errors }: Fixtures['allowed']) =>
  complaints.filter((text) => !errors.some((pattern) => pattern.test(text)))

export const test = base.extend<Fixtures>({
  // Wrapped: an option that is a bare list of two would be read as a value and its settings.
  allowed: [{ errors: [] }, { option: true }],
  baseURL: async ({}, use) => await use(process.env['E2E_URL']),
  context: async ({ context, allowed }, use) => {
    const complaints: string[] = []
    watch(context, complaints)
    await use(context)
    expect(unexpected(complaints, allowed)).toEqual([])
  },
  elsewhere: async ({ browser, baseURL, allowed }, use) => {
    const complaints: string[] = []
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      watch(context, complaints)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
    expect(unexpected(complaints, allowed)).toEqual([])
  },
})

export { expect }
