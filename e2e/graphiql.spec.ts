/** GraphiQL at `/graphql`, from what the package brings. */
import type { Page } from '@playwright/test'
import { enterNew, tell } from './backstage.ts'
import { expect, test } from './fixtures.ts'

/** Opens it with a document. It is no page of the client. */
const open = (page: Page, query: string) =>
  page.goto(`/graphql?query=${encodeURIComponent(query)}`, { waitUntil: 'load' })

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ })

test('it opens by itself alone, shows the types, runs a query, and a subscription delivers what happens', async ({
  page,
  context,
}) => {
  const { id } = await enterNew(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(
    page,
    'query Names { mentors(first: 1) { edges { node { name } } } } subscription News { notificationChanged { change notification { title } } }',
  )
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('mentors', { exact: true }).first()).toBeVisible()
  await run(page).click()
  await page.getByRole('menuitem', { name: 'Names' }).click()
  await expect(answer(page)).toContainText('"name":')
  const hosts = asked.filter((url) => /^(https?|wss?):/.test(url)).map((url) => new URL(url).host)
  expect([...new Set(hosts)]).toEqual([new URL(page.url()).host])

  await run(page).click()
  await page.getByRole('menuitem', { name: 'News' }).click()
  await expect(answer(page)).toContainText('STARTED')
  await tell(id, { title: 'Delivered' })
  await expect(answer(page)).toContainText('Delivered')
})
