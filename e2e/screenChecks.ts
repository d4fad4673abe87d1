/** What every screen has to keep, whatever it shows. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Its small build: each document gets the whole text, and the other build is more than twice as long. */
const AXE = readFileSync(path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** Window sizes. A flow that differs on a phone switches to the narrow size at that step. */
export const WIDE = { width: 1280, height: 900 }
export const NARROW = { width: 360, height: 740 }
export const NARROWEST = { width: 320, height: 740 }
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until nothing on the page is on its way any more. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * What is on screen now, at both widths and in both colour schemes: wide in light, narrow in dark. No rule but contrast
 * depends on the scheme, so each is looked at once where it can be broken. It stays narrow and light.
 */
export async function expectWellMade(page: Page, where: string): Promise<void> {
  await page.setViewportSize(WIDE)
  // A tab that its address names is in view, with what stands above it half behind the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoSideScroll(page)
  await expectAccessible(page, `${where}, wide`)
  await page.setViewportSize(NARROW)
  await expectNoSideScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, narrow and dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The shorter look at what is made like another screen: every rule once, on a phone, and its own words at 320 px. */
export async function expectAlike(page: Page, where: string): Promise<void> {
  await expectNoSideScroll(page)
  await page.setViewportSize(NARROW)
  await expectNoSideScroll(page)
  await expectAccessible(page, `${where}, narrow`)
  await page.setViewportSize(NARROWEST)
  await expectNoSideScroll(page)
}

/**
 * Nothing for axe to say of the page itself, without what is in frames: no screen here has one. The messages name rule,
 * element and what is wrong with it.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Only what is wrong is named and handed over: with what is in order that takes as long as the look itself.
  const found = await page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given)
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
    },
    { runOnly: { type: 'tag' as const, values: RULES }, resultTypes: ['violations' as const] },
  )
  expect(found, where).toEqual([])
}

/** Waits for what fades or moves to its end: halfway through, a colour is a mixture that nobody reads. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** No hint in a field is cut, and no filter's `Any status`. */
export async function expectHintsInFull(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const hintOf = (field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLInputElement ? field.placeholder : field.value ? '' : (field.selectedOptions[0]?.text ?? '')
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    const tooNarrow = fields.filter((field) => {
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = `${fontSize} ${fontFamily}`
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return field.checkVisibility() && pen.measureText(hintOf(field)).width > room
    })
    return tooNarrow.map(hintOf)
  })
  expect(cut).toEqual([])
}

/** Time for parts that measure themselves, in ms. */
export const MEASURES_MS = 5_000

/** Nothing is wider than the window, once what measures itself has had its turn. */
export async function expectNoSideScroll(page: Page, patience = MEASURES_MS): Promise<void> {
  const window = page.viewportSize()?.width ?? 0
  const widths = () =>
    page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.documentElement.clientWidth))
  await expect.poll(widths, { timeout: patience }).toBeLessThanOrEqual(window)
}

/**
 * How far things have jumped since the page began, as browsers add it up; what a person brought about is not in it. On a
 * phone Chromium takes the window's own size at the start for that, too: until something is pressed, all of it counts.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    observer.disconnect()
    const mayCount = ({ hadRecentInput }: { hadRecentInput: boolean }) =>
      !hadRecentInput || !navigator.userActivation.hasBeenActive
    return shifts.filter(mayCount).reduce((sum, { value }) => sum + value, 0)
  })
}

type Drawn = typeof globalThis & { drawn: Element[] }

/** Keeps the controls of each document as the server has drawn them: the page's code starts later. */
export async function noteDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const controls = document.querySelectorAll('main :is(a, button, input, select, textarea)')
      ;(globalThis as Drawn).drawn = [...controls]
    })
  })
}

/** Every control that was drawn has come alive; none has another one in its place. */
export async function expectNoneReplaced(page: Page): Promise<void> {
  const count = (what: 'dead' | 'gone') =>
    page.evaluate((wanted) => {
      const isAlive = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps'))
      const found = (globalThis as Drawn).drawn.filter((it) =>
        wanted === 'gone' ? !it.isConnected : it.isConnected && !isAlive(it),
      )
      return found.map(({ outerHTML }) => outerHTML.slice(0, 80))
    }, what)
  await expect.poll(() => count('dead'), 'comes alive').toEqual([])
  expect(await count('gone'), 'stays').toEqual([])
}

/** What has the focus: its text, and whether a person sees that it has it. */
export function focused(page: Page): Promise<{ text: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { text: '', isVisible: false }
    const { top, bottom, height } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const inView = height > 0 && top >= 0 && bottom <= innerHeight
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return { text, isVisible: outlined && inView && element.matches(':focus-visible') }
  })
}
