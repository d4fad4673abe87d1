/** Find mentors, and a mentor's profile. What is shown is compared with what the documented calls answer. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NARROW } from './screenChecks.ts'

interface Listed {
  id: number
  name: string
  available: boolean
  reviewCount: number
}

async function listed(page: Page, query = ''): Promise<Listed[]> {
  const answer = await page.request.get(`/api/mentors${query}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Listed[]
}

/** What a person reads above the list for as many mentors. */
const countText = (count: number) => `Showing ${count} mentor${count === 1 ? '' : 's'}`

const shownCount = (page: Page) => page.getByRole('heading', { level: 2, name: /^Showing \d+ mentor/ })

/** Mentors who were there before the test: another test's may be accepted at any moment of it. */
let before: ReadonlySet<number> = new Set()
test.beforeEach(async ({ page }) => {
  before = new Set((await listed(page)).map(({ id }) => id))
})

/** As many as the call answers, with or without those who came during the test. */
async function possibleCounts(page: Page, query = ''): Promise<number[]> {
  const now = await listed(page, query)
  const came = now.filter(({ id }) => !before.has(id)).length
  return Array.from({ length: came + 1 }, (_, missing) => now.length - missing)
}

async function expectList(page: Page, query: string): Promise<void> {
  await expect(async () => {
    const possible = await possibleCounts(page, query)
    expect(possible.map(countText)).toContain(await shownCount(page).innerText())
  }).toPass({ timeout: 15_000 })
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The form with the filters: beside the list, or in the sheet that it opens on a phone. */
async function filters(page: Page, project: string): Promise<{ form: Locator; apply: Locator }> {
  if (project === 'wide') {
    const form = page.getByRole('form', { name: 'Filters' })
    return { form, apply: form.getByRole('button', { name: 'Apply Filters' }) }
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  return { form: sheet.getByRole('form', { name: 'Filters' }), apply: sheet.getByRole('button', { name: /^Show / }) }
}

test.describe('the list', () => {
  test('reads its filters from the address, writes them back, and Back restores them', async ({ page }, info) => {
    const query = '?search=design&mainBranch=Civil%20Engineering'
    await page.goto(`/mentors${query}`)
    await expectList(page, query)
    const { form, apply } = await filters(page, info.project.name)
    await expect(form.getByLabel('Search')).toHaveValue('design')
    await expect(form.getByLabel('Main Branch')).toHaveValue('Civil Engineering')
    await expect(form.getByLabel('Sub-Branch')).toHaveValue('')
    await expect(form.getByLabel('Availability')).toHaveValue('')

    await form.getByLabel('Search').fill('  ')
    await form.getByLabel('Sub-Branch').selectOption('Environmental Engineering')
    await form.getByLabel('Availability').selectOption('true')
    await apply.click()
    const narrowed = '?mainBranch=Civil%20Engineering&subBranch=Environmental%20Engineering&available=true'
    await expect(page).toHaveURL(`/mentors${narrowed}`)
    await expectList(page, narrowed)

    await page.goBack()
    await expect(page).toHaveURL(`/mentors${query}`)
    await expectList(page, query)
    const restored = await filters(page, info.project.name)
    await expect(restored.form.getByLabel('Search')).toHaveValue('design')
    await expect(restored.form.getByLabel('Sub-Branch')).toHaveValue('')
  })

  test('a choice leaves as many mentors as it says, and its chip takes it away', async ({ page }, info) => {
    // No other test adds a mentor to this branch.
    await page.goto('/mentors?mainBranch=Mechanical%20Engineering')
    const { form, apply } = await filters(page, info.project.name)
    const countIn = (text: string | null) => Number(/\((\d+)\)$/.exec(text ?? '')?.[1])
    const language = form.getByText(/^Hindi \(\d+\)$/)
    const speaking = countIn(await language.textContent())
    await language.click()
    const left = (await listed(page, '?mainBranch=Mechanical%20Engineering&maxPrice=800&language=Hindi')).length
    // Counted again, among those who speak it.
    await expect(form.getByLabel('Price up to').locator('option[value="800"]')).toHaveText(`₹800 (${left})`)
    await form.getByLabel('Price up to').selectOption('800')
    await apply.click()
    await expect(page).toHaveURL('/mentors?mainBranch=Mechanical%20Engineering&maxPrice=800&language=Hindi')
    await expect(page.getByRole('heading', { name: `Showing ${left} mentors` })).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter Up to ₹800' }).press('Enter')
    await expect(page.getByRole('heading', { name: `Showing ${speaking} mentors` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove filter Hindi' })).toBeFocused()
  })

  test('loads more to the last one, and Back brings them all and the place', async ({ page }) => {
    // No other test adds a mentor to this branch. What a search finds may change: tests edit profiles.
    const query = '?mainBranch=Mechanical%20Engineering'
    await page.goto(`/mentors${query}`)
    await expect(cards(page)).toHaveCount(12)
    const status = page.getByRole('status').filter({ hasText: 'shown' })
    await expect(status).toHaveText(/^12 of \d+ shown$/)
    const more = page.getByRole('link', { name: /^Load \d+ more$/ })
    // The last page takes the button away.
    for (let shown = 12; await more.isVisible(); shown = await cards(page).count()) {
      await more.click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
    }
    const total = await cards(page).count()
    expect(total).toBeGreaterThan(12)
    expect(await listed(page, query)).toHaveLength(total)
    await expect(status).toHaveText(`${total} of ${total} shown`)
    await expect(status).toBeFocused()
    const addresses = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(total)

    const last = cards(page).last()
    const name = await last.getByRole('heading').innerText()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => Math.round(scrollY))
    await last.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(cards(page)).toHaveCount(total)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  })

  test('the search suggests while one types: with keys beside the list, and above the keyboard of a phone', async ({
    page,
  }) => {
    await page.goto('/mentors')
    const search = page.getByRole('form', { name: 'Filters' }).getByLabel('Search')
    await search.pressSequentially('etab', { delay: 30 })
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
    // Whole: the list is wider than the panel, and what scrolls in it would cut it off.
    await expect(suggestions.getByRole('option', { name: /^ETABS/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('status').filter({ hasText: /\d suggestions?$/ })).toBeAttached()
    await search.press('Escape')
    await expect(suggestions).toBeHidden()
    await expect(search).toHaveValue('etab')
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page).toHaveURL('/mentors?search=ETABS')
    await expect(search).toHaveValue('ETABS')

    // What a keyboard leaves of a phone.
    await page.setViewportSize({ width: NARROW.width, height: 400 })
    await page.goto('/')
    await page.getByLabel('Search mentors').pressSequentially('ananya', { delay: 30 })
    const name = suggestions.getByRole('option', { name: /^Ananya Iyer/ })
    await expect(name).toBeInViewport({ ratio: 1 })
    await name.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ananya Iyer' })).toBeVisible()
  })

  test('sorts by price and by the soonest slot', async ({ page }) => {
    await page.goto('/mentors')
    await page.getByLabel('Sort').selectOption('Lowest price')
    await expect(page).toHaveURL('/mentors?sort=lowest-price')
    await expectAscending(page, async () =>
      (await cards(page).getByText(/^₹/).allInnerTexts()).filter((_, index) => index % 2 === 0).map(rupees),
    )
    await page.getByLabel('Sort').selectOption('Soonest slot')
    await expect(page).toHaveURL('/mentors?sort=next-free')
    await expectAscending(page, () =>
      cards(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? ''))),
    )
    await page.goBack()
    await expect(page.getByLabel('Sort')).toHaveValue('lowest-price')
  })

  test('counts in the sheet of a phone before anything is applied', { tag: '@phone-only' }, async ({ page }, info) => {
    await page.goto('/mentors?mainBranch=Civil%20Engineering')
    const { form, apply } = await filters(page, info.project.name)
    await expect(form.getByLabel('Main Branch')).toHaveValue('Civil Engineering')
    await form.getByLabel('Main Branch').selectOption('')
    await form.getByLabel('Availability').selectOption('false')
    const busy = (await listed(page, '?available=false')).length
    await expect(apply).toHaveText(`Show ${busy} mentors`)
    await expect(page).toHaveURL('/mentors?mainBranch=Civil%20Engineering')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    const again = await filters(page, info.project.name)
    await again.form.getByLabel('Main Branch').selectOption('')
    await again.form.getByLabel('Availability').selectOption('false')
    await again.apply.click()
    await expect(page).toHaveURL('/mentors?available=false')
    await expect(page.getByRole('button', { name: 'Filters 1 applied' })).toBeVisible()
    await expectList(page, '?available=false')
    await page.goBack()
    await expectList(page, '?mainBranch=Civil%20Engineering')
    const restored = await filters(page, info.project.name)
    await expect(restored.form.getByLabel('Main Branch')).toHaveValue('Civil Engineering')
    await expect(restored.form.getByLabel('Availability')).toHaveValue('')
  })
})

test.describe('without an answer', () => {
  // The browser's word on the request, and React's on what the page's boundary then caught.
  test.use({ allowed: { errors: [/net::ERR_INTERNET_DISCONNECTED/, /^RequestError: Failed to fetch/] } })

  test('says so and tries again', async ({ page }) => {
    await page.goto('/auth')
    let isOffline = true
    await page.route('**/graphql?FindMentorsPageQuery', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Mentors' }).click()
    await expect(page.getByRole('alert').getByText('Failed to fetch mentors')).toBeVisible()
    isOffline = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectList(page, '')
    await expect(cards(page)).toHaveCount(12)
  })

  test('keeps what is there when more cannot be loaded', async ({ page }) => {
    await page.goto('/mentors')
    let isOffline = true
    await page.route('**/graphql?MentorListPaginationQuery', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.getByRole('link', { name: /^Load/ }).click()
    await expect(page.getByText('Failed to fetch mentors').first()).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    isOffline = false
    // Each page begins where the one before it ends.
    for (const count of [24, 36]) {
      await page.getByRole('link', { name: /^Load/ }).click()
      await expect(cards(page)).toHaveCount(count)
    }
    const addresses = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(36)
  })
})

async function expectAscending(page: Page, read: () => Promise<number[]>): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect
    .poll(async () => {
      const values = await read()
      return values.length > 2 && values.every((value, index) => value >= (values[index - 1] ?? 0))
    })
    .toBe(true)
}

const rupees = (text: string) => Number(text.replace(/[₹,]/g, ''))
