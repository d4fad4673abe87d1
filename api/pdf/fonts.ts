/** The fonts of documents: Inter for Latin letters and the rupee sign, Noto Sans for Devanagari. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpackWoff.ts'

export type Weight = 400 | 600

interface Face {
  package: string
  subset: string
}

/** In the order in which they are asked for a letter. */
const FACES: readonly Face[] = [
  { package: '@fontsource/inter', subset: 'latin' },
  { package: '@fontsource/inter', subset: 'latin-ext' },
  { package: '@fontsource/noto-sans-devanagari', subset: 'devanagari' },
]

/** One file of a font, and the letters that it has. */
export interface Font {
  name: string
  weight: Weight
  file: Buffer
  has: (codePoint: number) => boolean
}

const { resolve } = createRequire(import.meta.url)
let fonts: Promise<readonly Font[]> | undefined

/** All of them, read once. */
export function loadFonts(): Promise<readonly Font[]> {
  return (fonts ??= Promise.all(
    ([400, 600] as const).flatMap((weight) => FACES.map((face) => loadFont(face, weight))),
  ).catch((error: unknown) => {
    fonts = undefined
    throw error
  }))
}

async function loadFont({ package: source, subset }: Face, weight: Weight): Promise<Font> {
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
