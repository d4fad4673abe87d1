/** Presses by keyboard whatever a screen has to press, and looks where the focus is afterwards. */
import type { Page } from '@playwright/test'
import { findNext, goTo, isStillThere, state } from './everyPressInPage.ts'
import { expect } from './fixtures.ts'

/** What is not pressed, each for its reason. */
const LEFT_ALONE = [
  // Opens the payment window, which is the provider's.
  '^Pay ₹',
  // Ends the session that the walk needs.
  '^Log ?out',
]

/** Buttons after which what they stand in closes, with a change of the address perhaps. */
const CLOSES = /^button “(Close|Cancel|Back)”/

/** How long the focus may take to come back, in ms: what closes hands it on in a task of its own. */
const COMES_BACK_MS = 2_000

type Now = Awaited<ReturnType<typeof state>>

/** Walks a browser's screens; what stands on several of them is pressed once. */
export class Walk {
  /** What went wrong: the screen, what was pressed there, and what had the focus then. */
  readonly lost: string[] = []
  readonly #page: Page
  /** Keys of what has been pressed, with their makes. */
  readonly #pressed = new Map<string, string>()
  /** Keys of what opened the dialogs and menus that are open, outermost first. */
  readonly #openers: string[] = []
  readonly #underWay = new Set<object>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#underWay.add(request))
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
    // What opens beside it, such as a group of another site.
    page.on('popup', (popup) => void popup.close())
  }

  /** How many different things have been pressed. */
  get presses(): number {
    return this.#pressed.size
  }

  /** Everything on this screen at this width, and in the dialogs and menus that it opens. */
  async everything(path: string): Promise<void> {
    await this.#open(path)
    await this.everythingElse(path)
  }

  /** The same on the screen that is open. */
  async everythingElse(path: string): Promise<void> {
    for (;;) {
      const next = await this.#page.evaluate(findNext, { pressed: [...this.#pressed], leftAlone: LEFT_ALONE })
      if (next) await this.#press(path, next)
      else if (this.#openers.length > 0) await this.#escape(path)
      else return
    }
  }

  async #open(path: string): Promise<void> {
    this.#openers.length = 0
    if (!(await this.#page.evaluate(goTo, path).catch(() => false))) await this.#page.goto(path)
    await this.#settled()
  }

  /** How the page is once nothing is on its way any more; waits for `isRight`, but not for long. */
  async #settled(isRight: (now: Now) => boolean = () => true): Promise<Now> {
    let now = await this.#page.evaluate(state)
    const isDone = () => now.busy + this.#underWay.size === 0
    const again = async () => {
      now = await this.#page.evaluate(state)
    }
    if (!isDone()) await expect.poll(() => again().then(isDone), { intervals: [10] }).toBe(true)
    const until = Date.now() + COMES_BACK_MS
    while (!(isDone() && isRight(now)) && Date.now() < until) await again()
    return now
  }

  async #press(path: string, next: NonNullable<ReturnType<typeof findNext>>): Promise<void> {
    const { key, make, layers, others, isBox, isNewView } = next
    const [pathname] = path.split('?')
    const closes = CLOSES.test(key)
    // What has closed a moment after its press.
    this.#openers.splice(layers)
    this.#pressed.set(key, make)
    await this.#page.keyboard.press(isBox ? 'Space' : 'Enter')
    // A view that has been asked for comes a moment later.
    if (isNewView) await this.#settled()
    const now = await this.#settled((it) => !it.isLost && (it.layers !== layers || !closes))
    if (now.pathname !== pathname) return await this.#open(path)
    if (now.isLost) this.lost.push(`${path}: ${key} leaves the focus to ${now.focus}`)
    if (now.layers > layers) this.#openers.push(key)
    else if (now.layers < layers) {
      const [opener] = this.#openers.splice(now.layers)
      // Not everything in it has been pressed.
      if (opener !== undefined && others > 0) this.#pressed.delete(opener)
    }
  }

  async #escape(path: string): Promise<void> {
    const opener = this.#openers.pop()
    const { layers } = await this.#page.evaluate(state)
    await this.#page.keyboard.press('Escape')
    // A toast in front of it is the first to go.
    if ((await this.#settled()).layers === layers) await this.#page.keyboard.press('Escape')
    const { focus, focusKey, isLost } = await this.#settled((now) => now.focusKey === opener)
    // What opened it may have gone with what was done.
    const isThere = await this.#page.evaluate(isStillThere, opener ?? '')
    if (isLost || (isThere && focusKey !== opener))
      this.lost.push(`${path}: Escape leads from what ${opener} opened to ${focus}`)
  }
}
