/** What a browser's translator does to a page: each text goes into elements of its own, also what comes later. */
import type { Page } from '@playwright/test'

/**
 * Translates this page and those that follow it, into the same words. React goes on with the texts that were taken out:
 * what it changes in them is not seen any more.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const unseen: string[] = []
    Object.assign(globalThis, { unseenTexts: unseen })
    for (const name of ['removeChild', 'insertBefore'] as const) {
      const own = Node.prototype[name] as (...given: unknown[]) => unknown
      Object.assign(Node.prototype, {
        [name](this: Element, ...given: Node[]) {
          try {
            return own.apply(this, given)
          } catch (error) {
            unseen.push(
              `${name} ${given.map((it) => it?.nodeName + ':' + it?.textContent).join(' | ')} in ${this.outerHTML?.slice(0, 300)}`,
            )
            throw error
          }
        },
      })
    }
    const settings = { childList: true, characterData: true, subtree: true } as const
    const lost = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = (target as Text & { place?: string }).place
        unseen.push(`${at}: ${target.textContent}`)
      }
    })
    const wrap = (text: Text): void => {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.closest('script, style, noscript, textarea, option, title, svg, font'))
        return
      if (parent.closest('[translate="no"]')) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      Object.assign(text, { place: parent.outerHTML.slice(0, 200) })
      text.replaceWith(outer)
      lost.observe(text, { characterData: true })
    }
    const wrapAll = (root: Node): void => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      if (root instanceof Text) texts.push(root)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) if (text.isConnected) wrap(text)
    }
    const later = new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target)
        for (const node of addedNodes) wrapAll(node)
      }
    })
    const isAlive = () =>
      [...document.querySelectorAll('header a, main h1')].some((it) =>
        Object.keys(it).some((key) => key.startsWith('__reactProps')),
      )
    const begin = (): void => {
      if (!isAlive()) return void setTimeout(begin, 50)
      wrapAll(document.body)
      later.observe(document.body, settings)
    }
    document.addEventListener('DOMContentLoaded', begin)
    Object.assign(globalThis, { translateNow: () => wrapAll(document.body) })
  })
}

/** Does not wait until the page is alive, as a browser that always translates. */
export const translateEarly = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { translateNow: () => void }).translateNow())

/** Texts that the page has changed since, and that nobody sees. */
export const unseenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { unseenTexts: string[] }).unseenTexts)
