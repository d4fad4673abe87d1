/** Writes text that people have typed into a document: in the font that has its letters, within its column. */
import { inForm } from '../rules/text/cleanText.ts'
import { INK } from './brand.ts'
import type { Font, Weight } from './fonts.ts'

type Document = PDFKit.PDFDocument

export interface Style {
  size: number
  weight?: Weight
  color?: string
  /** At the right edge of the column. */
  right?: boolean
  /** Lines at most; the last one ends in an ellipsis when there is more. */
  lines?: number
  /** Down to this size the letters get smaller until the text has no more lines than that. */
  smallest?: number
}

export interface Column {
  x: number
  y: number
  width: number
}

interface Run {
  font: Font
  text: string
}

/** How a run is written. */
interface Laid {
  font: string
  text: string
  layout: Layout
  /** In letters of one point: widths grow with the size. */
  width: number
}

const LINE = 1.4
/** Instead of letters that no font has. */
const MISSING = '?'
/** What would break lines or turn the direction of what follows; joiners stay, Devanagari needs them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

/**
 * How a run is laid out. The library trips over anchors that some fonts leave out, as those of Telugu, Malayalam and
 * Gurmukhi do; without these features their marks stand where the font draws them.
 */
const LAYOUTS = [{}, { abvm: false, blwm: false, mark: false, mkmk: false }]
type Layout = Pick<PDFKit.Mixins.TextOptions, 'features'>

function layoutOf(font: Font, more: object): Layout {
  const features = { ...font.features, ...more }
  // Without any the library keeps the words that it has laid out. Its types do not know those that are off.
  return (Object.keys(features).length > 0 ? { features } : {}) as unknown as Layout
}

/** Longer texts are cut: measuring them takes time. */
const LONGEST = 300

/** One line of plain letters, whatever was typed. */
export function plain(text: string): string {
  const line = inForm('NFC', text).replace(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim()
  return Array.from(line).slice(0, LONGEST).join('')
}

export class Writer {
  readonly #document: Document
  readonly #fonts: readonly Font[]
  /** By font and text: the same few runs are asked for in every line, size and piece that is tried. */
  readonly #laid = new Map<string, Laid>()

  constructor(document: Document, fonts: readonly Font[]) {
    this.#document = document
    this.#fonts = fonts
    for (const { name, file } of fonts) document.registerFont(name, file)
  }

  /** Writes the text from the top of the column; answers where it ends. */
  write(text: string, { x, y, width }: Column, wanted: Style): number {
    const style = this.#fitting(plain(text), width, wanted)
    const { size, color = INK, right = false } = style
    const lines = this.#lines(plain(text), width, style)
    const height = size * LINE
    for (const [index, line] of lines.entries()) {
      let at = right ? x + width - this.#width(line, style) : x
      for (const { font, text: letters } of inOrderOfSight(this.#runs(line, style))) {
        this.#document.fillColor(color)
        const laid = this.#laidOut({ font, text: letters })
        const options = { lineBreak: false, baseline: 'alphabetic', ...laid.layout } as const
        this.#document.font(laid.font).fontSize(size)
        this.#document.text(laid.text, at, y + index * height + size * 1.05, options)
        at += laid.width * size
      }
    }
    return y + lines.length * height
  }

  /** In the largest size, to half a point, in which the text is not cut. */
  #fitting(text: string, width: number, style: Style): Style {
    const { size, smallest = size } = style
    if (size <= smallest) return style
    const isWhole = this.#broken(text, width, style).length <= (style.lines ?? Infinity)
    return isWhole ? style : this.#fitting(text, width, { ...style, size: size - 0.5 })
  }

  /** Letters that follow each other in one font; a letter stays in the font before it as long as that has it. */
  #runs(text: string, { weight = 400 }: Style): Run[] {
    const fonts = this.#fonts.filter((font) => font.weight === weight)
    const runs: Run[] = []
    for (const letter of text) {
      const point = letter.codePointAt(0)!
      const last = runs.at(-1)
      const font = last?.font.has(point) ? last.font : fonts.find(({ has }) => has(point))
      // A combining mark of a script that is missing adds nothing to the sign that stands for its letter.
      if (!font && /\p{M}/u.test(letter)) continue
      const written = font ?? fonts[0]!
      const said = font ? letter : MISSING
      if (last?.font === written) last.text += said
      else runs.push({ font: written, text: said })
    }
    return runs
  }

  #width(text: string, style: Style): number {
    return this.#runs(text, style).reduce((sum, run) => sum + this.#laidOut(run).width * style.size, 0)
  }

  #laidOut(run: Run): Laid {
    const key = `${run.font.name}\n${run.text}`
    const known = this.#laid.get(key) ?? this.#measured(run)
    this.#laid.set(key, known)
    return known
  }

  /** A name never costs the paper: letters that cannot be laid out are as good as missing. */
  #measured({ font, text }: Run): Laid {
    for (const features of LAYOUTS)
      try {
        const layout = layoutOf(font, features)
        return { font: font.name, text, layout, width: this.#widthOf(font, text, layout) }
      } catch {
        // The next one asks for less.
      }
    const signs = MISSING.repeat([...text].filter((letter) => !/\p{M}/u.test(letter)).length)
    const plainest = this.#fonts.find(({ weight }) => weight === font.weight) ?? font
    return { font: plainest.name, text: signs, layout: {}, width: this.#widthOf(plainest, signs, {}) }
  }

  #widthOf({ name }: Font, text: string, layout: Layout): number {
    return this.#document.font(name).fontSize(1).widthOfString(text, layout)
  }

  #lines(text: string, width: number, style: Style): string[] {
    const fits = (line: string) => this.#width(line, style) <= width
    const lines = this.#broken(text, width, style)
    const { lines: most = Infinity } = style
    if (lines.length <= most) return lines
    let end = lines[most - 1]!
    while (end !== '' && !fits(`${end}…`)) end = end.slice(0, -1)
    return [...lines.slice(0, most - 1), `${end}…`]
  }

  /**
   * All of its lines; a word that is longer than its column is broken between letters. Words and letters are measured,
   * each once: to lay out every line that is tried, in every size, takes seconds for a long word of an Indian script.
   */
  #broken(text: string, width: number, style: Style): string[] {
    const widthOf = (part: string) => this.#width(part, style)
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of text.split(' '))
      for (const [index, part] of (widthOf(word) <= width ? [word] : lettersOf(word)).entries()) {
        const gap = index === 0 && line !== '' ? ' ' : ''
        const more = widthOf(gap) + widthOf(part)
        if (line === '' || used + more <= width) {
          line += gap + part
          used += more
        } else {
          lines.push(line)
          line = part
          used = widthOf(part)
        }
      }
    return line === '' ? lines : [...lines, line]
  }
}

const isFromTheRight = ({ text }: Run) => /\p{Script=Arabic}/u.test(text)
const isLetterless = ({ text }: Run) => !/[\p{L}\p{N}]/u.test(text)

/** The runs from left to right: words of Urdu that follow each other stand in reverse order. */
function inOrderOfSight(runs: readonly Run[]): Run[] {
  const placed: Run[] = []
  for (let from = 0; from < runs.length;) {
    let to = from
    if (isFromTheRight(runs[from]!))
      for (let next = from; next < runs.length; next++) {
        if (isFromTheRight(runs[next]!)) to = next
        else if (!isLetterless(runs[next]!)) break
      }
    placed.push(...runs.slice(from, to + 1).toReversed())
    from = to + 1
  }
  return placed
}

const lettersOf = (word: string) => Array.from(new Intl.Segmenter('en-IN').segment(word), ({ segment }) => segment)
