/** Every screen, once for each look it has, at both widths, in light and dark. */
import type { Page } from '@playwright/test'
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { demoCodePaths, enterDemo } from './backstage.ts'
import { expectRoomForLargeText } from './largeText.ts'
import { DEMO_MENTEE, DEMO_MENTOR } from './member.ts'
import { ADMIN_SCREENS, ALIKE, MEMBER_SCREENS, SCREENS } from './screenList.ts'
import {
  expectAccessible,
  expectAlike,
  expectHintsInFull,
  expectNoneReplaced,
  expectNoSideScroll,
  expectWellMade,
  focused,
  layoutShift,
  loaded,
  noteDrawn,
  WIDE,
} from './screenChecks.ts'

const UNKNOWN = '/no-such-page'
const emailOf = (kind: 'mentee' | 'mentor') => (kind === 'mentor' ? DEMO_MENTOR : DEMO_MENTEE).email

const isAlike = (path: string) => ALIKE.has(path)
const isOwn = (path: string) => !isAlike(path)

/** Those that get a shorter look, one after the other on one page: their code is there from the one before. */
async function checkAlike(page: Page, paths: readonly string[], whenLoaded?: WhenLoaded): Promise<void> {
  for (const path of paths.filter(isAlike)) {
    await page.setViewportSize(WIDE)
    await test.step(path, () => check(page, path, 200, whenLoaded))
  }
}

/** Looks at a page that everybody sees before anything is changed. */
async function asDrawn(page: Page, path: string, html: string): Promise<void> {
  await expectNoneReplaced(page)
  await expectServedTags(page, path, html)
}

test.describe('each screen', () => {
  for (const path of SCREENS.filter(isOwn)) {
    test(path, async ({ page }) => {
      await noteDrawn(page)
      await check(page, path, 200, asDrawn)
    })
  }
  test('those made of the same parts', async ({ page }) => {
    await noteDrawn(page)
    await checkAlike(page, SCREENS, asDrawn)
  })
})

test.describe('each screen of a member', () => {
  for (const [kind, path] of MEMBER_SCREENS.filter(([, each]) => isOwn(each))) {
    test(`${kind}: ${path}`, async ({ page, context }) => {
      await enterDemo(context, kind, emailOf(kind))
      await check(page, path, 200)
    })
  }
  test('those made of the same parts', async ({ page, context }) => {
    for (const kind of ['mentee', 'mentor'] as const) {
      await enterDemo(context, kind, emailOf(kind))
      const own = MEMBER_SCREENS.filter(([whose]) => whose === kind)
      await checkAlike(
        page,
        own.map(([, path]) => path),
      )
    }
  })
})

test.describe('each screen of an administrator', () => {
  for (const path of ADMIN_SCREENS.filter(isOwn)) {
    test(path, async ({ page }) => {
      await enterAsAdmin(page)
      await check(page, path, 200)
    })
  }
  test('those made of the same parts', async ({ page }) => {
    await enterAsAdmin(page)
    await checkAlike(page, ADMIN_SCREENS)
  })
})

test.describe('each screen behind a code', () => {
  for (const name of ['ticket', 'waiting list', 'certificate'] as const) {
    test(name, async ({ page }) => {
      await check(page, (await demoCodePaths())[name], 200)
    })
  }
})

test.describe('an unknown path', () => {
  // Chromium logs the status of the document itself.
  test.use({ allowed: { errors: [/status of 404/] } })
  test('is answered with 404 and says so', async ({ page }) => {
    await check(page, UNKNOWN, 404)
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('gearbox')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/mentors?search=gearbox')
  })
})

type WhenLoaded = (page: Page, path: string, html: string) => Promise<void>

/** `whenLoaded` looks at it before anything is changed; it is given the HTML that was served. */
async function check(page: Page, path: string, status: number, whenLoaded?: WhenLoaded): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await expectSteady(page)
  await whenLoaded?.(page, path, (await response?.text()) ?? '')
  await expect(page).toHaveTitle(/^\S.* - Plumbline$/)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/)
  await expectHintsInFull(page)
  if (ALIKE.has(path)) return await expectAlike(page, path)
  await expectWellMade(page, path)
  await expectRoomForLargeText(page)
  // What jumps while a page loads differs by width.
  await page.reload()
  await expectSteady(page)
}

/** Pages that search engines are asked to leave out. */
const UNLISTED = ['/coming-soon', '/booking/1']
const LISTED = ['/', '/mentor/1', '/workshop-registration/1', '/pricing', '/terms-of-service']

/** Tags of a head, in words that do not depend on their order. */
function tagsOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const { head } = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const tags = [...head.querySelectorAll('title, link[rel="canonical"], meta[property^="og:"], meta[name]')]
    return tags
      .map((tag) => {
        const key = tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('rel') ?? 'title'
        return `${key}: ${tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent}`
      })
      .filter((tag) => /^(title|canonical|description|robots|og:|twitter:)/.test(tag))
      .sort()
  }, html)
}

/** What is served without scripts is what stands in the head with them, once. */
async function expectServedTags(page: Page, path: string, html: string): Promise<void> {
  const served = await tagsOf(page, html)
  expect(await tagsOf(page)).toEqual(served)
  const keys = served.map((tag) => tag.split(': ')[0])
  expect(new Set(keys).size).toBe(keys.length)
  if (![...LISTED, ...UNLISTED].includes(path)) return
  expect(keys).toEqual(expect.arrayContaining(['title', 'description', 'canonical', 'og:image', 'twitter:card']))
  expect(keys.includes('robots')).toBe(UNLISTED.includes(path))
}

async function expectSteady(page: Page): Promise<void> {
  await loaded(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
}

test('the measures see what is wrong', async ({ page }) => {
  await noteDrawn(page)
  const html = (await (await page.goto('/auth'))?.text()) ?? ''
  await loaded(page)
  await asDrawn(page, '/auth', html)
  await page.evaluate(() => (document.title = 'Another title'))
  await expect(expectServedTags(page, '/auth', html)).rejects.toThrow('Another title')
  await page.evaluate(() => document.querySelector('main button')?.replaceWith(document.createElement('button')))
  await expect(expectNoneReplaced(page)).rejects.toThrow(/stays[\s\S]*<button/)
  await page.reload()
  await loaded(page)
  await expectHintsInFull(page)
  await page.evaluate(() => (document.querySelector('input')!.placeholder = 'Hint '.repeat(40)))
  await expect(expectHintsInFull(page)).rejects.toThrow('Hint Hint')
  await expectNoSideScroll(page)
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'height: 40px; overflow: hidden'))
  await expect(expectRoomForLargeText(page, 500)).rejects.toThrow(/text at 200 %[\s\S]*Login/)
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('button'), { style: 'height:300px' }))
  })
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0.05)
  await expect(expectAccessible(page, 'with a nameless button')).rejects.toThrow('button-name')
  await page.evaluate(() => document.querySelector('button')?.style.setProperty('width', '3000px'))
  await expect(expectNoSideScroll(page, 500)).rejects.toThrow()
})

test('the measures see what is wrong on a phone alone, and in the dark alone', async ({ page }) => {
  await page.goto('/auth')
  await loaded(page)
  await page.evaluate(() => {
    const button = document.createElement('button')
    matchMedia('(max-width: 400px)').addEventListener('change', ({ matches }) => {
      if (matches) document.querySelector('main')?.prepend(button)
      else button.remove()
    })
  })
  await expect(expectWellMade(page, 'with a nameless button')).rejects.toThrow(/narrow[\s\S]*button-name/)
  await page.reload()
  await loaded(page)
  await page.evaluate(() => document.querySelector('h1')?.style.setProperty('color', '#10233f'))
  await expect(expectWellMade(page, 'with dark ink')).rejects.toThrow(/dark[\s\S]*color-contrast/)
})

test(
  'the keyboard goes from the skip link to the navigation, and is seen all the way; the link leads past the header',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/mentors')
    await loaded(page)
    const names =
      info.project.name === 'wide'
        ? ['Home', 'Find Mentors', 'Community', 'Workshops', 'Shortlist', 'Become a Mentor']
        : ['Login / Sign Up', 'Menu']
    const order = ['Skip to content', 'Plumbline', ...names]
    for (const name of order) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focused(page)).toEqual({ text: name, isVisible: true })
    }
    for (const _ of order.slice(1)) await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toEqual({ text: 'Skip to content', isVisible: true })
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
)

test('a path is found whatever its case', async ({ page }) => {
  for (const [path, heading] of [
    ['/MENTORS', 'Find Mentors'],
    ['/Signup/Mentor', 'Join as a Mentor'],
    ['/AUTH', 'Login / Sign Up'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a new page starts at its top, Back returns to where one was', async ({ page }) => {
  await page.goto('/mentors')
  await loaded(page)
  const card = page.getByRole('article').nth(8).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Mentors' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(before)
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
