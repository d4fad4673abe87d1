/** What the first paint of a page waits for, and that it stays as it was when the rest comes. */
import { expect, test } from './fixtures.ts'

/** `fonts.check` is true of a font that nobody knows, so a text is measured. */
const isWhole = () => {
  const text = document.createElement('canvas').getContext('2d')!
  const widthIn = (font: string) => {
    text.font = `40px ${font}`
    return text.measureText('illness').width
  }
  return (
    document.fonts.status === 'loaded' &&
    widthIn('"Inter Variable", monospace') !== widthIn('monospace') &&
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/soon-'))
  )
}

// How little moves is looked at on each screen by `screens.spec.ts`.
for (const [path, tag] of [
  ['/', []],
  ['/mentor/1', ['@phone-only']],
] as const)
  test(`the code of ${path} comes behind its first paint, and nothing moves`, { tag: [...tag] }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved = Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.moved += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    // The footer's code is the last that comes by itself.
    await expect.poll(() => page.evaluate(isWhole)).toBe(true)
    const loaded = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance.getEntriesByType('resource')
      const before = files.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity))
      const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname
      const { moved } = window as unknown as { moved: number }
      return { before: before.map(pathOf), all: files.map(pathOf), moved }
    })
    expect(loaded.before.filter((file) => file.endsWith('.js'))).toEqual([])
    // A style sheet that comes later makes the browser work out every style and line again.
    expect(loaded.all.filter((file) => file.endsWith('.css'))).toEqual([])
    // Styles in an element of their own would, too.
    await expect(page.locator('style[data-drawn]')).toHaveAttribute('data-styled', 'active')
    await expect(page.locator('style[data-styled]')).toHaveCount(1)
    expect(loaded.moved).toBeLessThanOrEqual(0.02)
  })

test('a page opened in a tab in the background has its fonts and its code', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await page.goto('/pricing')
  await expect.poll(() => page.evaluate(isWhole)).toBe(true)
})
