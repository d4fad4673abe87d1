/** Texts for people, read from the sources of client and server: words that the glossary (`words.md`) avoids. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type ESTree, parseSync, Visitor } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Words to avoid, and what to write instead. */
const BANNED: readonly [RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/\bmail(s|ed|ing)?\b/i, 'email'],
  [/\banew\b/i, 'again'],
  [/\bsomebody\b/i, 'someone'],
  [/\bby (it|them)sel(f|ves)\b/i, 'on its own'],
  [/\bgo(es|ing)? on\b(?! sale)/i, 'continue'],
  [/\bis told\b|\bare told\b/i, 'we tell, we let … know'],
  [/\bsign(s|ed|ing)?[ -](in|out)s?\b/i, 'log in, log out, login'],
  [/\bfree (slot|time)s?\b/i, 'open slot'],
  [/\bis kept\b(?! for)|\bare kept\b(?! for)/i, 'is saved'],
  [/\bof (it|theirs|yours)\b/i, 'the thing itself'],
  [/\bany ?more\b/i, 'no longer'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(nothing|nobody|never)\b[^.]*\btwice\b/i, 'It is safe to try again'],
  [/\b(what|nothing|nothing else|things?) waits?\b|\bwaits? for (you|anybody|somebody|anyone|someone)\b/i, 'to do'],
  [/\b(see|sees|seen) to\b|\b(deal|dealt) with\b/i, 'resolve, take care of'],
  [/\b(goes|gone|going|went) back\b|\bby the (refund )?rules\b/i, 'is refunded, is returned, under the refund policy'],
  [/\bhas told\b|\bhave told both\b/i, 'we’ve emailed, does not know'],
  [/\bstands (in|at)\b/i, 'is in, is at'],
  [/\b(this|its|private|calendar) address\b|\baddress of (this|the) page\b/i, 'link, email address'],
]

/** Descriptions of the schema and of REST calls are for developers. */
const DESCRIBES = /\.(graphql|rest)\.ts$/

/** A literal for programs, not people. */
const NAME = /^[a-z][\w./:-]*$/

/** All texts of a source that could be shown: literals, templates and JSX text, except styles and module paths; of a schema file its errors only. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const hidden: ESTree.Span[] = []
  const hide = (node: ESTree.Span) => void hidden.push(node)
  const errors: ESTree.Span[] = []
  const found: { text: string; start: number }[] = []
  new Visitor({
    ImportDeclaration: hide,
    ImportExpression: hide,
    ExportNamedDeclaration: ({ source: from }) => void (from && hide(from)),
    TaggedTemplateExpression: hide,
    NewExpression: (node) =>
      void (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error') && errors.push(node)),
    Literal: ({ value, start }) =>
      void (typeof value === 'string' && !NAME.test(value) && found.push({ text: value, start })),
    TemplateElement: ({ value, start }) =>
      void (NAME.test(value.cooked ?? '') || found.push({ text: value.cooked ?? '', start })),
    JSXText: ({ value, start }) => void found.push({ text: value, start }),
  }).visit(parseSync(file, source).program)
  const isIn = (nodes: ESTree.Span[], start: number) => nodes.some((node) => node.start <= start && start < node.end)
  for (const { text, start } of found)
    if (!isIn(hidden, start) && (!DESCRIBES.test(file) || isIn(errors, start)))
      texts.push(text.trim().replaceAll(/\s+/g, ' '))
  return texts
}

const complaintsAbout = (file: string, source: string) =>
  textsIn(file, source).flatMap((text) =>
    BANNED.filter(([word]) => word.test(text)).map(([, instead]) => `${file}: “${text}” (${instead})`),
  )

const filesOf = (room: string) =>
  readdirSync(path.join(ROOT, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/__generated__|\.test\.|\.testing\.|\.d\.ts$|^web\/(build|testing)\//.test(file))

/** Where the server writes for developers and operators only, or not at all. */
const NOT_TO_PEOPLE =
  /^api\/(\w+\.ts$|(commands|config|database|edge|engine|generated|graphql|live|provider|rest|testing)\/)/

const files = [...filesOf('web'), ...filesOf('api').filter((file) => !NOT_TO_PEOPLE.test(file))]

test('screens, emails and errors use plain product English', () => {
  expect(files.filter((file) => file.startsWith('web/')).length).toBeGreaterThan(300)
  expect(files.filter((file) => file.startsWith('api/')).length).toBeGreaterThan(80)
  expect(files.flatMap((file) => complaintsAbout(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})

test('the reading finds a word in an attribute, a template and an element, and not in styles or names', () => {
  const seen = complaintsAbout(
    'A.tsx',
    `import mail from './mail'
    const Box = styled.div\`/* somebody */\`
    const mails = \`Asha \${mail} is told\`
    export const A = () => <Box title="read anew">We mailed <b>you</b></Box>`,
  )
  expect(seen.map((line) => /“(.*)”/.exec(line)?.[1])).toEqual(['is told', 'read anew', 'We mailed'])
})

test('each of the words is found in a sentence that had it', () => {
  const sentences = [
    'Nothing of it has been refunded',
    'Nothing of theirs is loaded',
    'It can’t be cancelled any more',
    'Whoever was there gets a certificate',
    'Try again: nothing is refunded twice',
    'Nobody is registered twice',
    'What waits for the mentor',
    'Nothing else waits.',
    'This email waits for you',
    '2 to see to',
    'The email is seen to',
    'Mark as dealt with',
    '₹499 goes back',
    'The payment has gone back',
    'By the rules there is no refund',
    'Nobody has told the mentee',
    'We have told both sides',
    'It stands in the audit log',
    'Anyone with this address can see it',
    'Calendar address removed',
    'The address of this page cannot be guessed',
  ]
  expect(sentences.filter((text) => complaintsAbout('a.ts', `say(${JSON.stringify(text)})`).length === 0)).toEqual([])
})

test('a schema file is read for its errors, not for its descriptions', () => {
  const source =
    "const field = { description: 'Whoever asks' }; throw new NotFoundError(`${name} is gone for whoever asks`)"
  expect(complaintsAbout('api/a.graphql.ts', source)).toEqual([expect.stringContaining('is gone for whoever asks')])
})
