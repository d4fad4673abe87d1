/** The local mailbox as somebody who tries the product uses it: find the mail, read it, follow its link. */
import { expect, test } from './fixtures.ts'
import { register } from './member.ts'
import { expectNoSideScroll, expectWellMade } from './screenChecks.ts'

test.use({
  // The browser test's own scripts are kept out of the mail like any other.
  allowed: { errors: [/Blocked script execution in .*\/html' because the document's frame is sandboxed/] },
})

const SUBJECT = /^Welcome to Plumbline/

test('a welcome mail is found, read as HTML and as text, and its link leads out of the frame', async ({
  page,
  baseURL,
}) => {
  const { email } = await register(baseURL!)
  await page.goto('/dev/mailbox', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: email })
  await expect(item).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m IST/)
  await expectWellMade(page, 'list')

  await item.getByRole('link', { name: SUBJECT }).click()
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible()
  const mail = page.frameLocator('iframe[title="The email"]')
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible()
  // Nothing runs in that frame, so axe cannot look into it; the page around it is the text view's.
  await expectNoSideScroll(page)
  const over = await mail.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(over, 'the mail is no wider than its frame').toBe(0)

  await page.getByRole('link', { name: 'Text' }).click()
  await expect(page.locator('pre')).toContainText('All times are Indian Standard Time')
  const address = await page.locator('pre a').filter({ hasText: 'confirm-email' }).getAttribute('href')
  await expectWellMade(page, 'text view')

  await page.getByRole('navigation').getByRole('link', { name: 'HTML' }).click()
  await mail.getByRole('link', { name: /^Confirm my email/ }).click()
  // The secret has left the address by then.
  await expect(page).toHaveURL(new URL(address!).pathname)
  await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible()
})
