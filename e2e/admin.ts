import { expect, type Page } from '@playwright/test'

/** The administrator of the demo data. */
export const DEMO_ADMIN = { username: 'admin', password: 'Plumb-line-42!' }

/** Logs this browser in as the demo administrator, by the documented call. */
export async function enterAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: DEMO_ADMIN })
  expect(answer.status(), await answer.text()).toBe(200)
}
