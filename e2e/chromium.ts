/** Finds a Chromium to test with, or gets one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  // Without what draws windows: for the same tests it takes about two thirds of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function installed(): string | null {
  const places = [process.env['CHROMIUM_PATH'], ...PLACES, chromium.executablePath()]
  return places.find((place) => place && existsSync(place)) ?? null
}

function attempt(command: string, args: string[]): void {
  try {
    // What an installer prints is of use only when it is all that is left to read.
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The next way is tried.
  }
}

/** Path of a Chromium; null when none could be had. Tries Playwright's download, then, as root on Debian, the distribution's package. */
export function findChromium(): string | null {
  const found = installed()
  if (found) return found
  attempt('playwright', ['install', 'chromium'])
  if (installed()) return installed()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    // Older releases have no package of the first name.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!installed()) attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  }
  return installed()
}
