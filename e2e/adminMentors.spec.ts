/** The administrators' mentors: added, changed, decided on, refused to be deleted, and deleted. */
import { readFile } from 'node:fs/promises'
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade, focused, loaded } from './screenChecks.ts'

// A login that is refused because the account is inactive.
test.use({ allowed: { errors: [/status of 401/] } })

test('a mentor is added, changed and deleted', async ({ page, baseURL, elsewhere }, info) => {
  test.setTimeout(120_000)
  await enterAsAdmin(page)
  const name = `Lakshmi ${info.project.name} ${info.retry} Narayanan`
  const email = `lakshmi-${info.project.name}-${Date.now()}@test.example`
  await page.goto('/admin?tab=mentors&q=lakshmi')
  await loaded(page)
  await page.getByRole('link', { name: 'Add Mentor' }).click()
  const form = page.getByRole('dialog', { name: 'Add mentor' })
  await expectWellMade(page, 'the form of a mentor')
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Email').fill('ananya.iyer@demo.plumbline.example')
  await form.getByLabel('Password', { exact: true }).fill('Bridge@2026x')
  await form.getByLabel('Branch', { exact: true }).selectOption('Civil Engineering')
  await form.getByLabel('Experience in years').fill('12')
  await form.getByLabel('Starter rate').fill('700')
  await form.getByLabel('Skills').fill(' BIM, , Tekla ,')
  const add = form.getByRole('button', { name: 'Add mentor' })
  await add.click()
  await expect(form.getByText('Email already registered')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await form.getByLabel('Email').fill(email)
  await add.click()
  await expect(page.getByText('Mentor created successfully', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?tab=mentors&q=lakshmi$/)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByText('₹700', { exact: true })).toBeVisible()
  // On a narrow laptop the last columns are reached by scrolling the table.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 1024, height })
  await row.getByRole('button', { name: `Delete ${name}` }).scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: `Delete ${name}` })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })

  // They are accepted, get an email, can log in and are asked for the terms.
  await row.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Accepted')
  await page.getByRole('button', { name: 'Accept and email' }).click()
  await expect(page.getByText('Status Updated', { exact: true })).toBeVisible()
  await mailTo(baseURL!, email, /now a Plumbline mentor/)
  const theirs = await elsewhere()
  const login = () => theirs.request.post('/api/auth/mentor/login', { data: { email, password: 'Bridge@2026x' } })
  expect(await (await login()).json()).toMatchObject({ user: { termsAccepted: false } })

  // Two administrators at once: what the second typed is kept.
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin?tab=mentors&q=lakshmi')
    await tab.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(tab.getByLabel('Skills')).toHaveValue('BIM, Tekla')
    await tab.getByLabel('City').fill(tab === page ? 'Mumbai' : 'Nagpur')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mentor updated successfully', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Also changed: City.')).toBeInViewport()
  await expect(other.getByLabel('City')).toHaveValue('Nagpur')
  await other.getByRole('checkbox', { name: /^Active/ }).uncheck()
  await other.getByRole('button', { name: 'Save mine' }).click()
  await expect(other.getByText('Inactive account')).toBeVisible()
  expect((await login()).status()).toBe(403)
  await other.close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^CSV of/ }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n').filter((line) => line.includes(email))).toHaveLength(1)
  expect(file).not.toContain('ananya.iyer')

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${name}?` })
  await question.getByRole('textbox').fill(name)
  await question.getByRole('button', { name: 'Delete mentor' }).click()
  await expect(page.getByText('Mentor deleted successfully', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(() => focused(page).then(({ text }) => text)).not.toBe('')
})

test('a mentor whom others count on is not deleted, and it says who', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin?tab=mentors&q=ananya&open=1')
  const panel = page.getByRole('dialog', { name: 'Ananya Iyer' })
  await panel.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Ananya Iyer?' })
  await question.getByRole('textbox').fill('Ananya Iyer')
  await question.getByRole('button', { name: 'Delete mentor' }).click()
  const notice = question.getByRole('alert')
  await expect(notice.getByText('Cannot Delete Mentor')).toBeVisible()
  await expect(notice.getByRole('listitem').first()).toContainText('is confirmed')
  await expect(notice.getByText(/Then try again/)).toBeVisible()
})
