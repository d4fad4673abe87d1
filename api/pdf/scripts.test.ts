/** Names in the scripts of India on paper. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
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
}

async function written(text: string, fonts: readonly Font[]): Promise<string> {
  const document = new PDFDocument()
  const bytes = buffer(document)
  const writer = new Writer(document, fonts)
  for (const weight of [400, 600] as const)
    writer.write(text, { x: 40, y: 40 + weight / 4, width: 160 }, { size: 14, weight, lines: 3, smallest: 9 })
  document.end()
  const pdf = await getDocumentProxy(new Uint8Array(await bytes))
  return (await extractText(pdf, { mergePages: true })).text
}

test.each(Object.entries(NAMES))('%s is written in its own letters', async (script, name) => {
  const text = await written(name, await loadFonts({ name }))
  expect(text).not.toContain('?')
  const letters = (of: string) => new Set(of.match(new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'gu')))
  // Ligatures are drawn as one sign, so that not each letter can be read back.
  expect([...letters(text)].length).toBeGreaterThan(letters(name).size / 2)
})

test('a font is read for its letters only', async () => {
  const names = async (name: string) => (await loadFonts({ name })).map((font) => font.name)
  expect((await names('Asha')).every((name) => name.startsWith('inter'))).toBe(true)
  expect(await names('Asha காயத்ரி')).toContain('noto-sans-tamil-tamil-600')
})

test('letters that the library cannot lay out do not cost the paper', async () => {
  const fonts = await loadFonts({ name: NAMES.Tamil })
  const broken = fonts.map((font) => (font.name.includes('tamil') ? { ...font, file: Buffer.from('no font') } : font))
  expect(await written(`Asha ${NAMES.Tamil}`, broken)).toMatch(/Asha \?/)
})
