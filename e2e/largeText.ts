/** Room for text twice as large, as a browser's setting gives it. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectNoSideScroll, MEASURES_MS, NARROW, NARROWEST, WIDE } from './screenChecks.ts'

const TWICE = '32px'

/**
 * With text at 200 % nothing is wider than the window, the header's ways stay in it, no button cuts its label and no
 * text is cut off or stands on another; nor is anything too wide at 320 px. The window is as before afterwards.
 */
export async function expectRoomForLargeText(page: Page, patience = MEASURES_MS): Promise<void> {
  const before = page.viewportSize()
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), TWICE)
    await expectNoSideScroll(page)
    const where = `${size.width} px, text at 200 %`
    expect(await cutControls(page), where).toEqual([])
    await expect.poll(() => crowdedTexts(page), { message: where, timeout: patience }).toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
  await page.setViewportSize(NARROWEST)
  await expectNoSideScroll(page)
  if (before) await page.setViewportSize(before)
}

/** Buttons and links of the header and of bars at the foot that leave the window, and buttons that cut their label. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a')].filter((it) => it.checkVisibility())
    const fixed = (it: Element) => it.closest('header, [data-part="bar"]') !== null
    const cut = shown.filter((it) => {
      const { left, right } = it.getBoundingClientRect()
      const leaves = fixed(it) && (left < 0 || right > innerWidth)
      const clips =
        it.matches('button') && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflow !== 'visible'
      return leaves || clips
    })
    return cut.map((it) => it.getAttribute('aria-label') ?? it.textContent ?? '')
  })
}

/**
 * Texts that are cut off by what is around them, or stand on another text. Not those that are meant to end in an
 * ellipsis, are for screen readers only, or can be scrolled to.
 */
function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      text: string
      frames: Element[]
      boxes: DOMRect[]
      /** What floats lies over the page, and a page's sticky parts can be scrolled from below it. */
      level: 'fixed' | 'sticky' | 'page'
    }
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const frames: Element[] = []
      for (let it: Element | null = parent; it; it = it.parentElement) frames.push(it)
      const styles = frames.map((frame) => getComputedStyle(frame))
      const isLeftOut = styles.some(
        ({ textOverflow, webkitLineClamp, clipPath, overflowX, overflowY }, index) =>
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          clipPath !== 'none' ||
          (index < frames.length - 2 && /auto|scroll/.test(overflowX + overflowY)),
      )
      if (isLeftOut) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const has = (wanted: string) => styles.some(({ position }) => position === wanted)
      const level = has('fixed') ? 'fixed' : has('sticky') ? 'sticky' : 'page'
      const clipping = frames.filter((_, index) => /hidden|clip/.test(styles[index]?.overflowX ?? ''))
      if (boxes.length > 0) pieces.push({ text: text.slice(0, 40), frames: clipping, boxes, level })
    }
    const cut = pieces.filter(({ frames, boxes }) =>
      frames.some((frame) => {
        const { left, right, top, bottom } = frame.getBoundingClientRect()
        return boxes.some(
          (box) => box.left < left - 2 || box.right > right + 2 || box.top < top - 6 || box.bottom > bottom + 6,
        )
      }),
    )
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.45
    const stacked = pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter((other) => one.level === other.level && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `${one.text} / ${other.text}`),
    )
    return [...cut.map(({ text }) => text), ...stacked]
  })
}
