import { defineConfig, devices } from '@playwright/test'

// As root Chromium has no sandbox; the rest keeps it from calling home.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const launchOptions = {
  args,
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
}
const desktop = { viewport: { width: 1280, height: 900 } }
// At one pixel a point: Pixel 7 has seven times as many to paint, and nothing here is about them.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of the machine that `npm test` is timed on: while one waits for a page, two work.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A machine that is busy with something else may stall a browser; what needs its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // In CI only what fails is worth reading.
  reporter: [[process.env['CI'] ? 'dot' : 'list']],
  outputDir: 'node_modules/.cache/e2e',
  globalSetup: './e2e/globalSetup.ts',
  use: {
    launchOptions,
    trace: 'on-first-retry',
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    // What moves is waited for everywhere, so only tests of motion ask for it: `{ reducedMotion: 'no-preference' }`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // What is the same at every width runs once, on a wide screen. `@phone` is done differently on a phone and runs on
  // both; `@phone-only` runs there alone.
  projects: [
    { name: 'wide', use: desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
})
