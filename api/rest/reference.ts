/** A page of the documented calls, for people. */
import escapeHtml from 'escape-html'
import { answerOf, inputOf } from './openapi.ts'
import { examplesAt, type Recorded } from './examples.ts'
import { templateOf, type Route } from './route.ts'

const STYLE = `:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{background:Canvas;color:CanvasText;font:16px/1.55 system-ui,sans-serif;font-variant-ligatures:no-contextual;margin:0}
main,header{max-width:58rem;margin:0 auto;padding:0 1rem}
header{padding-top:2rem}main{padding-bottom:6rem}
h1{margin:0 0 .5rem}h2{margin:3rem 0 0;padding-top:1rem;border-top:2px solid var(--line)}
h3{margin:2.25rem 0 .25rem;font-size:1.05rem}h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
h4{margin:1rem 0 .25rem;font-size:.875rem}
code,pre{font-variant-ligatures:none;font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow:auto;margin:.25rem 0;padding:.75rem 1rem;background:var(--soft);border-radius:8px}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
th:first-child{width:18rem}td,h3 code{overflow-wrap:anywhere}ul{padding-left:1.25rem}nav ul{columns:16rem;padding:0;list-style:none;font-size:.9375rem}
summary{cursor:pointer;padding:.25rem 0;font-size:.875rem}.wide{overflow-x:auto}
@media (max-width:40rem){thead{display:none}tr,td{display:block}tr{padding:.5rem 0;border-bottom:1px solid var(--line)}td{padding:0;border:0}}`

/** Inline style and the icon: the page is served with a policy that allows nothing else. */
export const REFERENCE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const RULES = [
  'Send JSON with <code>content-type: application/json</code>. <code>null</code> means absent, unknown fields are ignored.',
  'Logging in answers a cookie; send it with every further call. Calls from pages of other sites are refused.',
  'Examples can be sent as they stand to a server with demo data, unless they say what they need.',
  'Instants are ISO 8601 in UTC. Dates (<code>YYYY-MM-DD</code>) and times (<code>HH:mm</code>) are in Asia/Kolkata.',
  'Each amount says its unit: rates and prices are rupees as text, what the payment window takes is in integer paise.',
  'A failure is <code>{ "message", "errors"?: [{ "path", "message" }] }</code>: 400 bad input, 401 not signed in, 403 not allowed, 404 not there or not yours, 409 conflict, 413 too large, 415 not JSON, 429 too many (see <code>Retry-After</code>), 503 a service is away.',
]

/** The page, whole, with examples for the week of `now`. */
export function reference(routes: readonly Route[], now: Date): string {
  const exampleOf = examplesAt(now)
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const links = tags.map((tag) => `<li><a href="#${idOf(tag)}">${escapeHtml(tag)}</a></li>`)
  const sections = tags.map((tag) => {
    const calls = routes.filter((route) => route.tag === tag).map((route) => callOf(route, exampleOf(route)))
    return `<h2 id="${idOf(tag)}">${escapeHtml(tag)}</h2>${calls.join('')}`
  })
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST API - Plumbline</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style><header><h1>REST API</h1><p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p><ul>${RULES.map((rule) => `<li>${rule}</li>`).join('')}</ul><nav aria-label="Calls"><ul>${links.join('')}</ul></nav></header><main>${sections.join('')}</main></html>`
}

function callOf(route: Route, exampled: Recorded): string {
  const { method, path, summary, success, document, administrators, schemas } = route
  const id = idOf(`${method} ${path}`)
  const answer = answerOf(schemas.response)
  const theirs = administrators ? ` Administrators: ${administrators.summary}.` : ''
  return [
    `<h3 id="${id}"><a href="#${id}"><code>${method} ${escapeHtml(templateOf(path))}</code></a></h3>`,
    `<p>${escapeHtml(`${summary}.${theirs} Who may call: ${exampled.whoMay}.`)}</p>`,
    schemas.query ? table('Query', fieldsOf(inputOf(schemas.query))) : '',
    schemas.body ? table('Body', fieldsOf(inputOf(schemas.body))) : '',
    `<h4>Example</h4>${exampled.needs ? `<p>Needs ${escapeHtml(exampled.needs)}.</p>` : ''}${shown(requestOf(route, exampled))}`,
    `<h4>Answer, ${success}</h4>${shown(json(exampled.answers[success]))}`,
    details('Answers to mistakes', failuresIn(exampled).join('')),
    details('Fields of the answer', table('', fieldsOf(answer))),
    details('GraphQL operation', `<pre>${escapeHtml(document)}</pre>`),
  ].join('')
}

function table(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, type, isRequired, note }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${isRequired ? ', required' : ''}</td><td>${escapeHtml(note)}</td></tr>`,
  )
  const heading = title && `<h4>${title}</h4>`
  return `${heading}<div class="wide" tabindex="0"><table><thead><tr><th>Field</th><th>Type</th><th>Notes</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** The first lines of the request, and its body. */
function requestOf({ method, path }: Route, { params, query, body }: Recorded): string {
  const address = path.replaceAll(/:(\w+)/g, (_all, name: string) => String(params[name]))
  const filters = new URLSearchParams(query).toString()
  return `${method} ${address}${filters && `?${filters}`}${body ? `\n\n${json(body)}` : ''}`
}

const failuresIn = ({ answers }: Recorded): string[] =>
  Object.entries(answers).flatMap(([status, body]) =>
    Number(status) < 400 ? [] : [`<h4>Answer, ${status}</h4>${shown(json(body))}`],
  )

const json = (value: unknown) => JSON.stringify(value, null, 2)
const shown = (text: string) => `<pre tabindex="0">${escapeHtml(text)}</pre>`
const details = (title: string, content: string) =>
  content && `<details><summary>${title}</summary>${content}</details>`
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

type Json = Record<string, unknown>

interface Field {
  /** With the fields around it: `errors[].path`. */
  name: string
  type: string
  isRequired: boolean
  /** Meaning and bounds; empty without any. */
  note: string
}

/** The fields of a JSON schema as rows for people, each before the fields in it. */
export function fieldsOf(schema: Json, before = ''): Field[] {
  const inner = innerOf(schema)
  if (inner['items']) return fieldsOf(inner['items'] as Json, `${before}[]`)
  const required = (inner['required'] ?? []) as string[]
  const properties = Object.entries((inner['properties'] ?? {}) as Record<string, Json>)
  return properties.flatMap(([key, field]) => {
    const name = before ? `${before}.${key}` : key
    const row = {
      name,
      type: typeOf(field),
      isRequired: required.includes(key),
      note: noteOf({ description: field['description'], ...innerOf(field) }),
    }
    return [row, ...fieldsOf(field, name)]
  })
}

/** What it is when it is not null. */
function innerOf(schema: Json): Json {
  const choices = (schema['anyOf'] ?? []) as Json[]
  return choices.find(({ type }) => type !== 'null') ?? schema
}

function typeOf(schema: Json): string {
  const choices = schema['anyOf'] as Json[] | undefined
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ')
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(', ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (schema['items']) return `list of ${typeOf(schema['items'] as Json)}`
  const types = [schema['type'] ?? 'any value'].flat().join(' or ')
  return typeof schema['format'] === 'string' ? `${types} (${schema['format']})` : types
}

const BOUNDS: Readonly<Record<string, (bound: unknown) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  minLength: (bound) => `at least ${bound} characters`,
  maxLength: (bound) => `at most ${bound} characters`,
}

function noteOf(schema: Json): string {
  const bounds = Object.entries(BOUNDS).flatMap(([key, words]) => (key in schema ? words(schema[key]) : []))
  return [schema['description'] ?? [], bounds].flat().join('; ')
}
