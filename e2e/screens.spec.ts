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
  expectNoneReplaced,
  expectNoSideScroll,
  expectWellMade,
  focused,
  layoutShift,
  loaded,
  noteDrawn,
} from './screenChecks.ts'

const UNKNOWN = '/no-such-page'

test.describe('each screen', () => {
  for (const path of SCREENS) {
    test(path, async ({ page }) => {
      await noteDrawn(page)
      await check(page, path, 200, () => expectNoneReplaced(page))
    })
  }
})

test.describe('each screen of a member', () => {
  for (const [kind, path] of MEMBER_SCREENS) {
    test(`${kind}: ${path}`, async ({ page, context }) => {
      await enterDemo(context, kind, (kind === 'mentor' ? DEMO_MENTOR : DEMO_MENTEE).email)
      await check(page, path, 200)
    })
  }
})

test.describe('each screen of an administrator', () => {
  for (const path of ADMIN_SCREENS) {
    test(path, async ({ page }) => {
      await enterAsAdmin(page)
      await check(page, path, 200)
    })
  }
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

/** `whenLoaded` looks at it before anything is changed. */
async function check(page: Page, path: string, status: number, whenLoaded = async () => {}): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await expectSteady(page)
  await whenLoaded()
  await expect(page).toHaveTitle(/^\S.* - Plumbline$/)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/)
  if (ALIKE.has(path)) return await expectAlike(page, path)
  await expectWellMade(page, path)
  await expectRoomForLargeText(page)
  // What jumps while a page loads differs by width.
  await page.reload()
  await expectSteady(page)
}

async function expectSteady(page: Page): Promise<void> {
  await loaded(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
}

test('the measures see what is wrong', async ({ page }) => {
  await noteDrawn(page)
  await page.goto('/auth')
  await loaded(page)
  await expectNoneReplaced(page)
  await page.evaluate(() => document.querySelector('main button')?.replaceWith(document.createElement('button')))
  await expect(expectNoneReplaced(page)).rejects.toThrow(/stays[\s\S]*<button/)
  await page.reload()
  await loaded(page)
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
  'the keyboard goes from the skip link to the navigation, and is seen all the way',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/mentors')
    await loaded(page)
    const names =
      info.project.name === 'wide'
        ? ['Home', 'Find Mentors', 'Community', 'Workshops', 'Become a Mentor']
        : ['Login / Sign Up', 'Menu']
    for (const name of ['Skip to content', 'Plumbline', ...names]) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focused(page)).toEqual({ text: name, isVisible: true })
    }
  },
)

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/mentors')
  await loaded(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

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
