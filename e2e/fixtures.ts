/** Every browser test watches the console: an error, a broken page or a violated policy fails it. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { hearSockets } from './live.ts'

interface Fixtures {
  /** Console errors that a test brings about on purpose. */
  allowed: { errors: RegExp[] }
  /** How long a page that was drawn may take to come alive, in ms. */
  aliveMs: number
  /** Opens a browser that shares nothing with the test's own, and is watched like it. */
  elsewhere: () => Promise<BrowserContext>
}

/** Collects what a browser complains about on its pages. */
function watch(context: BrowserContext, complaints: string[], aliveMs: number | null): void {
  context.on('page', (page: Page) => {
    hearSockets(page)
    if (aliveMs !== null) waitUntilLive(page, aliveMs)
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
  })
}

/**
 * Pages arrive drawn, and until the script has taken them over their links and forms act by themselves: a test that opens
 * one goes on once it is alive, and fails when it never is. A page that has no such script, or whose script is held back
 * or broken on purpose, is opened with `waitUntil`.
 */
function waitUntilLive(page: Page, aliveMs: number): void {
  const { goto, reload } = page
  page.goto = async (...given) => await alive(page, await goto.apply(page, given), aliveMs, given[1])
  page.reload = async (...given) => await alive(page, await reload.apply(page, given), aliveMs, given[0])
}

async function alive<T>(page: Page, response: T, aliveMs: number, options?: { waitUntil?: string }): Promise<T> {
  if (options?.waitUntil) return response
  await page
    .waitForFunction(
      () => {
        const shown = document.querySelectorAll('header a, main h1')
        return (
          shown.length > 0 && [...shown].every((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))
        )
      },
      undefined,
      { timeout: aliveMs },
    )
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} has not come alive`, { cause })
    })
  return response
}

const unexpected = (complaints: string[], { errors }: Fixtures['allowed']) =>
  complaints.filter((text) => !errors.some((pattern) => pattern.test(text)))

export const test = base.extend<Fixtures>({
  // Wrapped: an option that is a bare list of two would be read as a value and its settings.
  allowed: [{ errors: [] }, { option: true }],
  aliveMs: [15_000, { option: true }],
  baseURL: async ({}, use) => await use(process.env['E2E_URL']),
  context: async ({ context, allowed, aliveMs, javaScriptEnabled }, use) => {
    const complaints: string[] = []
    watch(context, complaints, javaScriptEnabled ? aliveMs : null)
    await use(context)
    expect(unexpected(complaints, allowed)).toEqual([])
  },
  elsewhere: async ({ browser, baseURL, allowed, aliveMs }, use) => {
    const complaints: string[] = []
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      watch(context, complaints, aliveMs)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
    expect(unexpected(complaints, allowed)).toEqual([])
  },
})

export { expect }
