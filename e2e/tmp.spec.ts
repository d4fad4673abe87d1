import { enterNew, tell } from './backstage.ts'
import { test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'
import { toastOf } from './toastChecks.ts'
test('tmp', async ({ page, context }) => {
  const { id } = await enterNew(context)
  for (let count = 1; count <= 12; count += 1) await tell(id, { title: `Number ${count}`, link: '/sessions' })
  await page.goto('/notifications')
  await loaded(page)
  await page.getByRole('button', { name: 'Delete notification: Number 5' }).click()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  for (const width of [360, 480, 640, 641, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 })
    for (const y of [400, 0]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await page.waitForTimeout(400)
      console.log(width, y, JSON.stringify(await page.evaluate(() => {
        const r = (e: Element) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom].map(Math.round).join(',') }
        const t = document.querySelector('[aria-label="Notifications (F8)"] li')!
        return { toast: r(t), main: [...document.querySelectorAll('main :is(a,button), header :is(a,button)')].filter(e => e.getBoundingClientRect().width > 1 && e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0).map(e => (e.getAttribute('aria-label') ?? e.textContent)!.slice(0, 14) + ' ' + r(e)) }
      })))
    }
    if (width < 650 || width === 1024) await page.screenshot({ path: `/tmp/pr-toast-${width}.png` })
  }
})
