/** Toasts while much can be pressed: in a long list and in a dialog. Other flows look at theirs with the same measure. */
import { enterNew, tell } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'
import { expectCoversNothing, toastOf } from './toastChecks.ts'

test.use({ allowed: { errors: [/Failed to load resource/] } })

test('a toast covers nothing that is pressed, on a page or in a dialog, which can still be closed', async ({
  page,
  context,
}) => {
  const { id, password } = await enterNew(context)
  // More than one screen of them.
  for (let count = 1; count <= 12; count += 1) await tell(id, { title: `Number ${count}`, link: '/sessions' })
  await page.goto('/notifications')
  await loaded(page)
  await page.getByRole('button', { name: 'Delete notification: Number 5' }).click()
  await expectCoversNothing(page, 'Undo')
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()

  await page.route('**/graphql?CloseAccountDialogMutation', (route) => route.abort())
  await page.goto('/account')
  await loaded(page)
  await page.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type/).fill('Close my account')
  await dialog.getByLabel('Your password').first().fill(password)
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expectCoversNothing(page, 'We don’t know whether that worked')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
