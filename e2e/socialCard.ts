/** Draws the picture of social cards from socialCard.svg in the product's own type: `node e2e/socialCard.ts`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './chromium.ts'

const root = path.resolve(import.meta.dirname, '..')

function font(family: string, file: string): string {
  const bytes = readFileSync(path.join(root, 'node_modules', file)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`
}

const fonts = [
  font('Archivo Variable', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  font('Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
]
const drawing = readFileSync(path.join(import.meta.dirname, 'socialCard.svg'), 'utf8')
const executablePath = findChromium()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<style>${fonts.join('')}body{margin:0}svg{display:block}</style>${drawing}`)
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(path.join(root, 'web/public/social-card.png'))
} finally {
  await browser.close()
}
