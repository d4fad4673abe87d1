/** Where a toast stands: never over what is pressed or over what says the same. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Phones, a large one, a tablet, a small and a usual window, in px. */
const WIDTHS = [360, 480, 768, 1024, 1280]

/** Not by its role, which a dialog hides. */
export const toastOf = (page: Page): Locator => page.locator('[aria-label="Notifications (F8)"] li')

/**
 * At each width, and with the page at its top and scrolled: the toast that shows this lies in front of everything, and
 * covers nothing that can be pressed, no message, and nothing of the page or the dialog that says the same.
 */
export async function expectCoversNothing(page: Page, toastText: string): Promise<void> {
  const size = page.viewportSize()!
  // A toast stays while nobody looks at the window.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 })
    for (const isScrolled of [true, false]) {
      await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight / 2 : 0), isScrolled)
      const at = `${toastText}, ${width} px${isScrolled ? ', scrolled' : ''}`
      await expect(toastOf(page), at).toContainText(toastText)
      await expect.poll(() => under(page), at).toEqual([])
    }
  }
  await page.setViewportSize(size)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/**
 * What a press would miss because the toast is in front of it, and what is in front of the toast; the page behind a dialog
 * takes no press.
 */
function under(page: Page): Promise<string[]> {
  return toastOf(page).evaluate((toast) => {
    const box = toast.getBoundingClientRect()
    const title = toast.querySelector('div')?.textContent?.toLowerCase() ?? ''
    const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
    const pressed = place.querySelectorAll('a[href], button, input, select, textarea, summary')
    const said = [...place.querySelectorAll('h1, h2, h3, [role="alert"], [role="status"]')].filter(
      (it) => it.role === 'alert' || it.textContent.toLowerCase().includes(title),
    )
    const inFront = [0.02, 0.25, 0.5, 0.75, 0.98]
      .flatMap((part) => [0.1, 0.5, 0.9].map((down) => [box.left + box.width * part, box.top + box.height * down]))
      .map(([x, y]) => document.elementFromPoint(x!, y!))
      .filter((it) => !toast.contains(it))
    const shown = [...pressed, ...said].filter((it) => {
      const { width, bottom, top } = it.getBoundingClientRect()
      return !toast.contains(it) && width > 1 && bottom > 0 && top < innerHeight && it.checkVisibility()
    })
    if (shown.length === 0) return ['nothing is shown']
    const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!toast.contains(front)) return [`the toast is behind ${front?.outerHTML.slice(0, 100)}`]
    const covered = shown.filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    return [
      ...inFront.map((it) => `in front: ${it?.outerHTML.slice(0, 80)}`),
      ...covered.map((it) => it.getAttribute('aria-label') ?? it.textContent),
    ]
  })
}
