/** GraphiQL at `/graphql`, from what the package brings. */
import type { Page } from '@playwright/test'
import { enterNew, tell } from './backstage.ts'
import { expect, test } from './fixtures.ts'

/** Opens it with a document. It is no page of the client. */
const open = (page: Page, query: string) =>
  page.goto(`/graphql?query=${encodeURIComponent(query)}`, { waitUntil: 'load' })

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ })

test('it opens by itself alone, shows the types, and runs a query', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '{ mentors(first: 1) { edges { node { name } } } }')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('mentors', { exact: true }).first()).toBeVisible()
  await run(page).click()
  await expect(answer(page)).toContainText('"name":')
  const hosts = asked.filter((url) => /^(https?|wss?):/.test(url)).map((url) => new URL(url).host)
  expect([...new Set(hosts)]).toEqual([new URL(page.url()).host])
})

test('a subscription delivers what happens', async ({ page, context }) => {
  const { id } = await enterNew(context)
  await open(page, 'subscription { notificationChanged { change notification { title } } }')
  await run(page).click()
  await expect(answer(page)).toContainText('STARTED')
  await tell(id, { title: 'Delivered' })
  await expect(answer(page)).toContainText('Delivered')
})
