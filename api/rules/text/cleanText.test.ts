import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanProse } from './cleanText.ts'
import { folded } from './folding.ts'
import { readablePhone } from '../people/phoneNumber.ts'
import { nameField } from '../inputs/fields/fields.ts'
import { cleanFileName } from '../../media/fileNames.ts'

const CLEANERS = { cleanLine, cleanProse, file: (text: string) => cleanFileName(text, 'application/pdf') }

const HIDDEN =
  '00AD 034F 061C 115F 1160 17B4 180E 200B 200C 200D 200E 202E 2060 2066 3164 FE0F FEFF FFA0 FFF9 E0041 E0100 0007'
    .split(' ')
    .map((point) => String.fromCodePoint(Number.parseInt(point, 16)))

test.each(Object.entries(CLEANERS))('%s takes out every mark that hides in a text', (_name, clean) => {
  for (const mark of HIDDEN) {
    const name = `Ana${mark}nya${mark} Iyer${mark}`
    expect({ mark: mark.codePointAt(0)!.toString(16), is: clean(name) }).toEqual({
      mark: mark.codePointAt(0)!.toString(16),
      is: 'Ananya Iyer',
    })
  }
})

test('a link in a name is refused, and no honest name is', () => {
  for (const name of ['Win https://evil.example', 'Free at WWW.evil.example', 'Claim evil.example/x', 'a.in/b'])
    expect(nameField('Full name').safeParse(name).error?.issues[0]?.message).toBe("Full name can't contain a link")
  for (const name of ['A.P.J. Abdul Kalam', 'Md.Rafi', 'K.Ravi', 'Ravi S/O Kumar', 'Asha Rao, M.Sc./B.Ed.', "D'Souza"])
    expect(nameField().parse(name)).toBe(name)
})

test('a name of nothing that is seen is none', () => {
  for (const name of [...HIDDEN, '\u2800', '\u2800\u3164 \u00A0', '\u0301', '. -', '🙂'])
    expect({ name, ok: nameField().safeParse(name).success }).toEqual({ name, ok: false })
  expect(nameField().parse('⁠अनन्या⁠')).toBe('अनन्या')
})

test.each([
  ['Devanagari, with a joiner', 'क्‍ष क्‌ष दर्‍या'],
  ['Bengali, with a joiner before the mark', 'র‍্যাব অনন্যা ক্‌ষ'],
  ['Malayalam, with a joiner at the end', 'അവന്‍ ശ്രീകുമാര്‍'],
  ['Tamil', 'காயத்ரி சுப்ரமணியம் ஸ்ரீ'],
  ['Kannada, Telugu, Sinhala', 'ರ‍್ಯ క్‌ష ශ්‍රී'],
  ['Urdu', 'می‌خواہم محمّدٌ'],
  ['Vedic marks', 'ऋ॒तꣳ क॑ँ॒'],
  ['Vietnamese', 'Nguyễn Thị Ngọc Ặ'],
  ['emoji of several parts', '👩‍🔧 ❤️ 1️⃣ 👨🏽‍💻 👩‍❤️‍👨 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇳'],
])('%s stays as it is', (_what, text) => {
  const composed = text.normalize('NFC')
  for (const clean of [cleanLine, cleanProse]) expect(clean(text)).toBe(composed)
})

test('a joiner stays only where a script needs it', () => {
  expect(cleanLine('रा‌‌‍म')).toBe('रा‌म')
  expect(cleanLine('Ra‍m')).toBe('Ram')
  expect(cleanLine('‍राम')).toBe('राम')
})

test('one form for one text: composed, and the same again', () => {
  for (const clean of [cleanLine, cleanProse]) {
    expect(clean('Zoe\u0308 Andre\u0301')).toBe('Zoë André')
    expect(clean('\u095B\u094B\u092F\u093E')).toBe('\u091C\u093C\u094B\u092F\u093E')
    // The mark had kept two letters apart that now compose.
    expect(clean(clean('e\u00AD\u0301'))).toBe(clean('e\u00AD\u0301'))
  }
})

test('a letter carries a few marks, not a tower of them', () => {
  const tower = `Z${'\u0301\u0302\u0303'.repeat(30)}oya`
  for (const clean of [cleanLine, cleanProse]) {
    expect(clean(tower).match(/\p{M}/gu)!.length).toBeLessThanOrEqual(4)
    expect(clean(`क${'\u094D\u200D'.repeat(40)}`).length).toBeLessThanOrEqual(10)
  }
  expect(cleanLine('\u0301\u0302Ananya')).toBe('Ananya')
})

test('a tower as high as a request may be is cut before its marks are sorted, which takes the square of their number', () => {
  const tower = `a${'\u0301'.repeat(300_000)}${'\u0316'.repeat(300_000)}`
  for (const clean of [cleanLine, cleanProse, folded, readablePhone]) expect(clean(tower).length).toBeLessThan(40)
})

test('the blank of Braille is a blank, and lines stay lines', () => {
  expect(cleanLine('⠓⠊⠀⠽⠕⠥⠀')).toBe('⠓⠊ ⠽⠕⠥')
  expect(cleanProse('a\r\nb\u2028c\td\u0000')).toBe('a\nb\nc\td')
  expect(cleanLine('a\u2028b\nc\ud800')).toBe('a b c\ufffd')
})

/** What has a rule of its own, in any order: joiners, marks of several scripts and classes, parts of emoji, blanks. */
const PIECES = [
  'a',
  'e',
  'क',
  'र',
  'ক',
  'ന',
  'ر',
  ' ',
  '\u00A0',
  '\n',
  '\t',
  '1',
  '👩',
  '❤',
  '🏽',
  '🏴',
  '🇮',
  '\u2800',
  '\uD83D',
]
  .concat('\u200C', '\u200D', '\uFE0F', '\u20E3', '\u00AD', '\u{E0067}', '\u{E007F}', '\u2028', '\uFEFF')
  .concat('\u0301', '\u0316', '\u0327', '\u0338', '\u034F', '\u093C', '\u0947', '\u094D', '\u0D4D', '\u064B', '\u0651')
const TEXT = fc.string({
  unit: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 1 })),
  maxLength: 24,
})

test.each(Object.entries({ cleanLine, cleanProse }))(
  '%s has nothing left to do in what it has cleaned',
  (_name, clean) => {
    const property = fc.property(TEXT, (text) => {
      const once = clean(text)
      expect(clean(once)).toBe(once)
    })
    fc.assert(property, { seed: 20_261_127, numRuns: 3_000 })
    for (const text of ['\u0947\u200CAsha', 'a\u0301\u094D\u200D\u093C\u200D', ' \u200D\u200Cक'])
      expect(clean(clean(text))).toBe(clean(text))
  },
)

/** A pattern that names marks which are not seen. */
const LIST = /\[[^\]\n]*\\u(?:200B|202[A-E]|2060|FEFF)|Default_Ignorable/i

test('there is one list of marks that are not seen', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const sources = globSync('{api,web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|generated/.test(file))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((file) => LIST.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([
    'api/rules/text/cleanText.ts',
  ])
})
