// @vitest-environment node
/**
 * No text breaks a translated page. A translator puts each text into an element of its own; React then fails when it removes
 * such a text, or inserts something right before it. So a text that comes and goes beside something, and a text right
 * after something that comes and goes, stand in an element, or are one text with it.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Kind = 'text' | 'element' | 'nothing' | 'unknown'

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** What a child may be; `changes` when it comes and goes, or becomes another element. */
interface Part {
  is: ReadonlySet<Kind>
  changes: boolean
}

const part = (...kinds: Kind[]): Part => ({ is: new Set(kinds), changes: false })

/** A translator leaves spaces alone. */
const isTranslated = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** No kind for what is no child at all, such as the space between lines. */
function partOf(child: Node): Part {
  if (child.type === 'JSXText') return isTranslated(child['value']) ? part('text') : part()
  return child.type === 'JSXExpressionContainer' ? partOfValue(child['expression'] as Node) : part('element')
}

function partOfValue(value: Node): Part {
  const of = (name: string) => partOfValue(value[name] as Node)
  switch (value.type) {
    case 'JSXEmptyExpression':
      return part()
    case 'Literal':
      if (typeof value['value'] !== 'string' || value['value'] === '') return part('nothing')
      return isTranslated(value['value']) ? part('text') : part()
    case 'TemplateLiteral':
      return part('text')
    case 'JSXElement':
    case 'JSXFragment':
      return part('element')
    case 'ParenthesizedExpression':
      return of('expression')
    case 'ConditionalExpression':
      return either(of('consequent'), of('alternate'))
    case 'LogicalExpression':
      return value['operator'] === '&&' ? either(part('nothing'), of('right')) : either(of('left'), of('right'))
    case 'CallExpression':
      return { is: new Set(['unknown']), changes: isList(value['callee'] as Node) }
    default:
      return part('unknown')
  }
}

/** A text that becomes another text stays the same node. */
function either(one: Part, other: Part): Part {
  const is = new Set([...one.is, ...other.is])
  return { is, changes: one.changes || other.changes || is.has('nothing') || is.has('element') }
}

const isList = ({ property }: Node): boolean =>
  ['map', 'flatMap'].includes(String((property as Node | undefined)?.['name']))

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node as Node)
    for (const each of Object.values(node)) walk(each, visit)
  }
}

/** What a function may return. */
function returned(body: Node): ReadonlySet<Kind> {
  const kinds = new Set<Kind>()
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(collect)
    if (typeof node !== 'object' || node === null) return
    const { type, argument } = node as Node
    // What stands within returns for itself.
    if (/Function/.test(type)) return
    if (type === 'ReturnStatement' && argument) for (const kind of partOfValue(argument as Node).is) kinds.add(kind)
    Object.values(node).forEach(collect)
  }
  collect(body)
  return kinds
}

/** The texts of a file that break its page when it is translated, each with its line. */
function bareTexts(file: string, code: string): string[] {
  const found: string[] = []
  walk(parseSync(file, code).program, ({ type, id, body, start }) => {
    const name = String((id as Node | null | undefined)?.['name'])
    if (type !== 'FunctionDeclaration' || !/^[A-Z]/.test(name)) return
    const kinds = returned(body as Node)
    const line = code.slice(0, start).split('\n').length
    if (kinds.has('text') && kinds.has('element')) found.push(`${file}:${line} ${name} returns a text, and an element`)
  })
  walk(parseSync(file, code).program, ({ type, children }) => {
    if (type !== 'JSXElement' && type !== 'JSXFragment') return
    const all = (children as Node[]).map((child) => ({ child, ...partOf(child) }))
    const parts = all.filter(({ is }) => is.size > 0)
    if (parts.length < 2) return
    for (const [place, { child, is, changes }] of parts.entries())
      if (is.has('text') && (changes || parts[place - 1]?.changes)) {
        const lineOfText = code.slice(0, child.start).trimEnd().split('\n').length
        found.push(`${file}:${lineOfText} ${code.slice(child.start, child.end).trim()}`)
      }
  })
  return found
}

const inParagraph = (children: string) => bareTexts('a.tsx', `const a = <p>${children}</p>`)

test.each([
  'You cancelled{on && ` on ${on}`}.',
  '{isNew && <b>New</b>} message',
  '{isNew ? <b>New</b> : <i>Old</i>} message',
  '{rows.map((row) => <b>{row}</b>)} in all',
  '{sum} {isPaid ? "paid" : ""}',
])('a page with %s breaks', (children) => {
  expect(inParagraph(children)).not.toEqual([])
})

test.each([
  'You cancelled.',
  '{isPaid && "Paid"}',
  '{isPaid ? "Paid" : "Open"} since <time>Monday</time>',
  'Message {isNew && <b>New</b>}',
  '{isNew && <b>New</b>} <span>message</span>',
  '{isNew && <b>New</b>}{" "}<span>message</span>',
])('a page with %s does not', (children) => {
  expect(inParagraph(children)).toEqual([])
})

test('so does a part that is a text first and an element later', () => {
  const one = (rest: string) => bareTexts('a.tsx', `function Fact() { if (none) return 'None'; return ${rest} }`)
  expect([one('<b>2</b>').length, one('`${count} new`').length]).toEqual([1, 0])
})

test('no text of ours breaks its page', () => {
  const web = path.resolve(import.meta.dirname, '..')
  const files = globSync('**/*.tsx', { cwd: web }).filter((file) => !/__generated__|\.test\.|\.testing\./.test(file))
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => bareTexts(file, readFileSync(path.join(web, file), 'utf8')))).toEqual([])
})
