/** Names in the scripts of India on paper. */
import { buffer } from 'node:stream/consumers'
import { createContext, Script } from 'node:vm'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { loadFonts, type Font } from './fonts.ts'
import { Writer } from './writing.ts'

const NAMES = {
  Latin: 'Łukasz Nguyễn-Ærø',
  Devanagari: 'ज़ोया कृष्णमूर्ति श्री',
  Bengali: 'অনন্যা চট্টোপাধ্যায় শ্রী',
  Tamil: 'காயத்ரி சுப்ரமணியம் ஸ்ரீ',
  Telugu: 'లక్ష్మీ నారాయణ శ్రీకృష్ణ',
  Gujarati: 'કૃષ્ણા પટેલ શ્રી',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ ಶ್ರೀ',
  Malayalam: 'ശ്രീകുമാർ കൃഷ്ണൻ ഗായത്രി അവന്‍',
  Oriya: 'ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Arabic: 'محمد علی فاطمہ خان',
  Ol_Chiki: 'ᱥᱤᱫᱷᱩ ᱢᱩᱨᱢᱩ',
  Meetei_Mayek: 'ꯊꯣꯏꯕꯤ ꯆꯅꯨ',
}

async function written(text: string, fonts: readonly Font[]) {
  const document = new PDFDocument()
  const bytes = buffer(document)
  const writer = new Writer(document, fonts)
  for (const weight of [400, 600] as const)
    writer.write(text, { x: 40, y: 40 + weight / 4, width: 160 }, { size: 14, weight, lines: 3, smallest: 9 })
  document.end()
  return await getDocumentProxy(new Uint8Array(await bytes))
}

const textOf = async (text: string, fonts: readonly Font[]) =>
  (await extractText(await written(text, fonts), { mergePages: true })).text

test.each(Object.entries(NAMES))('%s is written in its own letters', async (script, name) => {
  const text = await textOf(name, await loadFonts({ name }))
  expect(text).not.toContain('?')
  const letters = (of: string) => new Set(of.match(new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'gu')))
  // Ligatures are drawn as one sign, so that not each letter can be read back.
  expect([...letters(text)].length).toBeGreaterThan(letters(name).size / 2)
})

test('words of Urdu stand from right to left, also within a line of Latin letters', async () => {
  const name = 'Asha محمد علی Rao'
  const page = await (await written(name, await loadFonts({ name }))).getPage(1)
  const { items } = await page.getTextContent()
  const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])).slice(0, 4)
  const seen = words
    .toSorted((one, other) => one.transform[4] - other.transform[4])
    .map(({ str }) => str.normalize('NFKC'))
  expect(seen).toEqual(['Asha', 'علی', 'محمد', 'Rao'])
})

test('a font is read for its letters only', async () => {
  const names = async (name: string) => (await loadFonts({ name })).map((font) => font.name)
  expect((await names('Asha')).every((name) => name.startsWith('inter'))).toBe(true)
  expect(await names('Asha காயத்ரி')).toContain('noto-sans-tamil-tamil-600')
})

test('letters that the library cannot lay out do not cost the paper', async () => {
  const fonts = await loadFonts({ name: NAMES.Tamil })
  const broken = fonts.map((font) => (font.name.includes('tamil') ? { ...font, file: Buffer.from('no font') } : font))
  expect(await textOf(`Asha ${NAMES.Tamil}`, broken)).toMatch(/Asha \?/)
})

test('what stands in a text again and again is measured once, also when it cannot be laid out as it is', async () => {
  // Each letter is a run of its own, and its mark trips the library.
  const name = 'ക്a'.repeat(33)
  const fonts = await loadFonts({ name })
  const document = new PDFDocument()
  const measured = vi.spyOn(document, 'widthOfString')
  const style = { size: 40, lines: 1, smallest: 18 }
  new Writer(document, fonts).write(name, { x: 40, y: 40, width: 300 }, style)
  expect(measured.mock.calls.length).toBeLessThan(50)
})

test('of a long word in an Indian script each letter is measured once, in whatever size it fits', async () => {
  // A hundred letters of which no two parts are the same.
  const name = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x995 + (at % 20), 0x9be + (at % 7))).join(
    '',
  )
  const document = new PDFDocument()
  const measured = vi.spyOn(document, 'widthOfString')
  const writer = new Writer(document, await loadFonts({ name }))
  writer.write(name, { x: 40, y: 40, width: 500 }, { size: 38, lines: 2, smallest: 14 })
  expect(measured.mock.calls.length).toBeLessThan(200)
})

test('every sign of every font can be written: one with which the library never ends would stop the process', async () => {
  const fonts = await loadFonts(NAMES)
  const writer = new Writer(new PDFDocument(), fonts)
  let sign = ''
  // Only a script can be ended while it runs.
  const script = new Script('write()')
  const context = createContext({ write: () => writer.write(sign, { x: 0, y: 0, width: 99 }, { size: 9 }) })
  const endless: string[] = []
  for (const { has } of fonts.filter(({ weight }) => weight === 400))
    for (let point = 0x20; point < 0x2_0000; point++) {
      if (!has(point)) continue
      sign = String.fromCodePoint(point)
      try {
        script.runInContext(context, { timeout: 2_000 })
      } catch {
        endless.push(sign)
      }
    }
  expect(endless).toEqual([])
}, 60_000)
