/** Workshops as administrators look after them: made, decided on, and deleted once nobody depends on them. */
import { enterAsAdmin } from './admin.ts'
import { sharedMentor, soldWorkshop } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade } from './screenChecks.ts'

test('a workshop is added, found, approved and deleted', async ({ page }) => {
  const title = `Reading a pump curve ${Date.now()}`
  await enterAsAdmin(page)
  await page.goto('/admin?tab=workshops')
  await page.getByRole('button', { name: 'Add workshop' }).click()
  const form = page.getByRole('dialog', { name: 'Add workshop' })
  await form.getByLabel('Mentor').fill('Ananya')
  await form.getByRole('option', { name: /Ananya Iyer/ }).click()
  await expect(form.getByLabel('Instructor name')).toHaveValue('Ananya Iyer')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('From the curve to the pump.')
  await form.getByLabel('Date').fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
  await form.getByLabel('Time').fill('16:00')
  await form.getByLabel('Duration').fill('2 hours')
  await form.getByLabel('Branch').selectOption('Electronics Engineering')
  await form.getByLabel('Price').fill('499')
  await expectWellMade(page, 'the form')
  await form.getByRole('button', { name: 'Add workshop' }).click()
  await expect(page.getByText('Workshop created successfully', { exact: true })).toBeVisible()

  await page.getByLabel('Search').fill(title)
  await expect(page.getByText('1–1 of 1 workshop')).toBeVisible()
  await page.getByRole('button', { name: `Approve ${title}` }).click()
  await page.getByRole('dialog', { name: 'Approve this workshop?' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Workshop approved successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: title }).getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${title}?` })
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete workshop' }).click()
  await expect(page.getByText('Workshop deleted successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0)
})

test('a registration is cancelled, one moved, and the workshop cancelled with all refunds', async ({
  page,
  baseURL,
}) => {
  const at = Date.now()
  const [from, to] = [`Sizing a culvert ${at}`, `Sizing a weir ${at}`]
  const [leaves, moves, stays] = ['leela', 'mohan', 'sunil'].map((name) => `${name}-${at}@test.example`) as [
    string,
    string,
    string,
  ]
  const mentor = await sharedMentor()
  await soldWorkshop(mentor.id, from, [leaves, moves, stays])
  await soldWorkshop(mentor.id, to)
  await enterAsAdmin(page)
  await page.goto('/admin?tab=workshops')
  await page.getByLabel('Search').fill(from)
  await expect(page.getByText('1–1 of 1 workshop')).toBeVisible()
  await page.getByRole('button', { name: `Registrations of ${from}` }).click()
  const list = page.getByRole('dialog', { name: 'Registrations' })
  await expect(list.getByText(/^3 people registered/)).toBeVisible()
  await expectWellMade(page, 'registrations')

  await list.getByRole('button', { name: /^Cancel the registration of leela/ }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this registration?' })
  await cancelling.getByLabel('Refund in rupees').fill('100')
  await cancelling.getByLabel('Reason').fill('They registered twice')
  await cancelling.getByLabel('Type 100 to confirm').fill('100')
  await cancelling.getByRole('button', { name: 'Cancel and refund ₹100' }).click()
  await expect(page.getByText('Registration cancelled', { exact: true }).first()).toBeVisible()
  expect((await mailTo(baseURL!, leaves, /^Cancelled: /)).text).toContain('They registered twice')

  await list.getByRole('button', { name: /^Move mohan/ }).click()
  const moving = page.getByRole('dialog', { name: 'Move this registration?' })
  await moving.getByLabel('To workshop').fill(to)
  await moving.getByRole('option', { name: new RegExp(to) }).click()
  await moving.getByLabel('Reason').fill('They asked for the other topic')
  await moving.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Registration moved', { exact: true }).first()).toBeVisible()
  expect((await mailTo(baseURL!, moves, /^Moved: /)).text).toContain('They asked for the other topic')
  await expect(moving).toHaveCount(0)
  await expect(list.getByText(/^1 person registered/)).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()

  // With money in it, it does not go without being asked again.
  await page.getByRole('button', { name: `Delete ${from}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${from}?` })
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete workshop' }).click()
  await expect(question.getByText('Cannot Delete Workshop')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel it and refund everyone' }).click()
  const refunding = page.getByRole('dialog', { name: 'Cancel it and refund everyone?' })
  await refunding.getByLabel('Reason').fill('The hall was flooded')
  await refunding.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect(page.getByText('Workshop cancelled', { exact: true }).first()).toBeVisible()
  expect((await mailTo(baseURL!, stays, /^Workshop cancelled: /)).text).toContain('The hall was flooded')
  await expect(page.getByRole('row', { name: from }).getByText('Cancelled', { exact: true })).toBeVisible()
})
