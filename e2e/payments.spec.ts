/** A mentee's payments: the receipt is saved as a file. */
import { readFile } from 'node:fs/promises'
import { enterDemo } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { DEMO_MENTEE } from './member.ts'
import { loaded } from './screenChecks.ts'

test('a mentee downloads the receipt of a payment', { tag: '@phone' }, async ({ page, context }) => {
  await enterDemo(context, 'mentee', DEMO_MENTEE.email)
  await page.goto('/payments')
  await loaded(page)
  const newest = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first()
  const number = /PL\/\d{4}-\d{2}\/\d{6}/.exec((await newest.textContent()) ?? '')?.[0] ?? 'no number'
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download receipt ${number}` }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page).toHaveURL(/\/payments$/)
})
