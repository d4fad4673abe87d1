/** Takes the README's pictures of the running product: `node e2e/screenshots.ts`. */
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './chromium.ts'
import { checkout, continueTo, offered, payButton, signInOnPage, writeAgenda } from './bookingScreens.ts'
import { DEMO_MENTEE } from './member.ts'
import { newDataDir, removeDataDir } from '../api/database/postgresHome.ts'
import { startServer } from './server.ts'

const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots')

async function picture(page: Page, name: string): Promise<void> {
  await page.locator('h1').waitFor()
  await page.waitForFunction(
    () =>
      document.images.length > 0 && [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${name}.webp`))
}

const dataDir = newDataDir()
const server = await startServer(dataDir)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const wide = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    baseURL: server.url,
    reducedMotion: 'reduce',
  })
  await wide.goto('/')
  await picture(wide, 'home')
  await wide.goto('/mentors?available=true')
  await picture(wide, 'find-mentors')
  await wide.goto(`/auth?as=mentee&returnTo=${encodeURIComponent('/booking/2')}`)
  await signInOnPage(wide, DEMO_MENTEE)
  await wide.getByRole('heading', { level: 1, name: 'Book a Starter session' }).waitFor()
  await offered(wide).nth(1).click()
  await wide.getByText(/is reserved for you/).waitFor()
  await picture(wide, 'booking')
  await continueTo(wide)
  await writeAgenda(wide)
  await continueTo(wide)
  await payButton(wide).click()
  await checkout(wide).getByRole('button', { name: 'Pay', exact: true }).waitFor()
  await picture(wide, 'checkout')
  const phone = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    baseURL: server.url,
    colorScheme: 'dark',
  })
  await phone.goto('/mentor/1')
  await picture(phone, 'profile-phone-dark')
} finally {
  await browser.close()
  await server.stop()
  removeDataDir(dataDir)
}
