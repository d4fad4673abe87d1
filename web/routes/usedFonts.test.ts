import { expect, test } from 'vitest'
import { usedFonts } from './draw.tsx'

test.each([
  ['<p>Find a mentor</p>', ''],
  ['<p><time dateTime="2026-01-01">1 Jan</time></p>', '500'],
  ['<style>.a{font:600 var(--t13)/1 var(--mono);color:red}</style>', '600'],
  ['<style>.a{font:600 var(--t13) var(--text);}.b{color:var(--mono)}</style>', ''],
  ['<style>.a{font-family:var(--mono);}</style><p>₹400</p>', '500 ₹'],
  ['<style>.a{font-family:var(--mono);font-weight:600;}</style>', '600'],
])('%s uses %j', (page, fonts) => {
  expect(usedFonts(page)).toBe(fonts)
})
