/** A search that finds nobody: what the visitor needs is told, confirmed, and answered by a mentor who is accepted. */
import { randomUUID } from 'node:crypto'
import { enterAsAdmin } from './admin.ts'
import { newMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade, loaded } from './screenChecks.ts'

/** A word that nobody has, made of letters only: digits would not be looked for alone. */
const newWord = () => `zq${randomUUID().replace(/[^a-f]/g, '')}x`

test('nothing found, told, confirmed, and a mail when a mentor who fits is accepted', async ({ page, browser }) => {
  const word = newWord()
  const email = `need-${randomUUID()}@test.example`
  await page.goto(`/mentors?search=${word}`)
  await loaded(page)
  await expect(page.getByRole('heading', { name: 'No mentors found' })).toBeVisible()
  await page.getByRole('button', { name: 'Tell us what you need' }).click()
  const text = page.getByRole('textbox', { name: 'What you need' })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(word)
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await expectWellMade(page, 'the form of a need')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Check your email.' })).toBeVisible()

  const url = process.env['E2E_URL']!
  const asked = await mailTo(url, email, /^Shall we email you/)
  const link = /\/mentor-needs\/[\w-]+/.exec(asked.text)![0]
  await page.goto(link)
  await expectWellMade(page, 'the page of a need')
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We look for a mentor for you' })).toBeFocused()

  const admin = await (await browser.newContext()).newPage()
  await enterAsAdmin(admin)
  await admin.goto(`/admin?tab=searches&q=${word}`)
  await expect(admin.getByRole('link', { name: word })).toBeVisible()
  await admin.goto(`/admin?tab=needs&q=${word}`)
  await admin.getByRole('button', { name: `Mark as resolved: ${word}` }).click()
  await expect(admin.getByRole('row').filter({ hasText: word }).getByText('Resolved')).toBeVisible()
  // The mentor has the word in their name, which nobody else has.
  const name = `Asha ${word}`
  await newMentor(name)
  await admin.goto(`/admin?tab=mentors&q=${word}`)
  await admin.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Accepted')
  await admin.getByRole('button', { name: 'Accept and email' }).click()

  const told = await mailTo(url, email, /^A new mentor for you/)
  expect(told.text).toContain(`${name} has joined Plumbline`)
  await page.goto(/\/mentor-needs\/[\w-]+/.exec(told.text)![0])
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We no longer email you about this' })).toBeFocused()
  await admin.context().close()
})
