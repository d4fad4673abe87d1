/** What the first paint of a page waits for, and that it stays as it was when the rest comes. */
import { expect, test } from './fixtures.ts'

const isWhole = () =>
  document.fonts.status === 'loaded' &&
  document.fonts.check('16px "Inter Variable"') &&
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/Footer-'))

for (const path of ['/', '/mentors', '/mentors/1', '/pricing'])
  test(
    `fonts and code of ${path} come behind its first paint, and nothing moves`,
    { tag: '@phone' },
    async ({ page }) => {
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
        return { before: before.map(pathOf), sheets: files.map(pathOf).filter((file) => file.endsWith('.css')), moved }
      })
      expect(loaded.before.filter((file) => file.startsWith('/assets/'))).toEqual([])
      // One that comes later has every style and every line worked out anew.
      expect(loaded.sheets).toEqual([])
      expect(loaded.moved).toBeLessThanOrEqual(0.02)
    },
  )
