/** Reading somebody else's conversation as an administrator: with a reason, once a session, and written down. */
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade } from './screenChecks.ts'

test('a chat is read with a reason, which is asked once a session and stands in the audit log', async ({ page }) => {
  const reason = `The mentee reported it ${process.pid}-${Date.now()}`
  await enterAsAdmin(page)
  await page.goto('/admin?tab=chats&q=tenzin')
  const view = page.getByRole('button', { name: 'View Chat of Ananya Iyer and Tenzin Gyatso' })
  await view.click()
  const question = page.getByRole('dialog', { name: 'Why do you need to read this chat?' })
  await expectWellMade(page, 'the question')
  await question.getByLabel('Reason').fill(reason)
  await question.getByRole('button', { name: 'View Chat' }).click()
  const transcript = page.getByRole('dialog', { name: 'Ananya Iyer and Tenzin Gyatso' })
  await expect(transcript.getByRole('article')).toHaveCount(3)
  await expectWellMade(page, 'the transcript')
  await transcript.getByRole('button', { name: 'Close' }).last().click()
  await expect(view).toBeFocused()

  await view.click()
  await expect(transcript.getByRole('article')).toHaveCount(3)
  await expect(question).toHaveCount(0)

  await page.goto('/admin/audit')
  await expect(page.getByRole('row').filter({ hasText: reason })).toContainText('Read a conversation')
})
