/** The fonts of documents: Inter for Latin letters and the rupee sign, Noto Sans for Indian scripts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

export type Weight = 400 | 600

interface Face {
  package: string
  subset: string
  /** Read only for texts with such a letter; always without it. */
  letter?: RegExp
  features?: Font['features']
}

/**
 * By script, features of its font with which the library never ends: below-base forms of Meetei Mayek put a sign in the
 * place of U+ABED that begins with U+ABED. Without them the sign stands under its letter as it is.
 */
const ENDLESS: Partial<Record<string, Readonly<Record<string, false>>>> = { Meetei_Mayek: { blws: false } }

/** The scripts of the languages of India, as Unicode names them. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Gurmukhi',
  'Arabic',
  'Ol_Chiki',
  'Meetei_Mayek',
]

/** In the order in which they are asked for a letter. */
const FACES: readonly Face[] = [
  { package: '@fontsource/inter', subset: 'latin' },
  { package: '@fontsource/inter', subset: 'latin-ext' },
  { package: '@fontsource/inter', subset: 'vietnamese', letter: /[\u1EA0-\u1EF9]/ },
  ...SCRIPTS.map((script) => {
    const subset = script.toLowerCase().replace('_', '-')
    const letter = new RegExp(`\\p{Script=${script}}`, 'u')
    return { package: `@fontsource/noto-sans-${subset}`, subset, letter, features: ENDLESS[script] ?? {} }
  }),
]

/** One file of a font, and the letters that it has. */
export interface Font {
  name: string
  weight: Weight
  file: Buffer
  /** Features that it is never laid out with. */
  features: Readonly<Record<string, false>>
  has: (codePoint: number) => boolean
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Font>>()

/** Those that have the letters of the texts in `facts`, each read once. */
export function loadFonts(facts: unknown): Promise<readonly Font[]> {
  const text = JSON.stringify(facts)
  const faces = FACES.filter(({ letter }) => letter === undefined || letter.test(text))
  return Promise.all(([400, 600] as const).flatMap((weight) => faces.map((face) => fontOf(face, weight))))
}

function fontOf(face: Face, weight: Weight): Promise<Font> {
  const key = `${face.package} ${face.subset} ${weight}`
  const font = loaded.get(key) ?? loadFont(face, weight)
  loaded.set(key, font)
  font.catch(() => loaded.delete(key))
  return font
}

async function loadFont({ package: source, subset, features = {} }: Face, weight: Weight): Promise<Font> {
  const family = source.replace('@fontsource/', '')
  const [woff, ranges] = await Promise.all([
    readFile(resolve(`${source}/files/${family}-${subset}-${weight}-normal.woff`)),
    readFile(resolve(`${source}/unicode.json`), 'utf8'),
  ])
  const known = parseRanges((JSON.parse(ranges) as Record<string, string>)[subset] ?? '')
  return {
    name: `${family}-${subset}-${weight}`,
    weight,
    file: unpackWoff(woff),
    features,
    has: (codePoint) => known.some(([from, to]) => codePoint >= from && codePoint <= to),
  }
}

/** `U+0000-00FF,U+20B9`, as style sheets write it. */
function parseRanges(text: string): [from: number, to: number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** The font inside a WOFF file, as OpenType. Unpacked once; the PDF library would do it for every document. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const place = 12 + 16 * index
    woff.copy(head, place, entry, entry + 4)
    woff.copy(head, place + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, place + 8)
    head.writeUInt32BE(length, place + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
