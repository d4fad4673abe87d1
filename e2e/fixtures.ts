/** Every browser test watches the console: an error, a broken page or a violated policy fails it. */
import { expect, test as base, type Page } from '@playwright/test'

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  allowed: { errors: RegExp[] }
}

/** Collects what a browser complains about on this page. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

export const test = base.extend<Fixtures>({
  // Wrapped: an option that is a bare list of two would be read as a value and its settings.
  allowed: [{ errors: [] }, { option: true }],
  baseURL: async ({}, use) => await use(process.env['E2E_URL']),
  context: async ({ context, allowed }, use) => {
    const complaints: string[] = []
    context.on('page', (page) => watch(page, complaints))
    await use(context)
    expect(complaints.filter((text) => !allowed.errors.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect }
