/** A page of the documented calls, for people. */
import escapeHtml from 'escape-html'
import { templateOf } from './ids.ts'
import { answerOf, inputOf } from './openapi.ts'
import type { Route } from './route.ts'

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;background:#8881;padding:1rem}h3 code{font-size:1rem}'

/** Inline style only: the page is served with a policy that allows nothing else. */
export const REFERENCE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

export function reference(routes: readonly Route[]): string {
  const sections = [...new Set(routes.map(({ tag }) => tag))].map((tag) => {
    const calls = routes.filter((route) => route.tag === tag).map(callOf)
    return `<h2>${escapeHtml(tag)}</h2>${calls.join('')}`
  })
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST API - Plumbline</title><style>${STYLE}</style><main><h1>REST API</h1><p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are <code>{ "message", "errors"?: [{ "path", "message" }] }</code>.</p>${sections.join('')}</main></html>`
}

function callOf({ method, path, summary, success, document, schemas: { body, query, response } }: Route): string {
  const parts = [
    ...(body ? [details('Body', asText(inputOf(body)))] : []),
    ...(query ? [details('Query', asText(inputOf(query)))] : []),
    details('Response', asText(answerOf(response))),
    details('GraphQL operation', document),
  ]
  return `<h3><code>${method} ${escapeHtml(templateOf(path))}</code></h3><p>${escapeHtml(summary)}. Returns ${success}.</p>${parts.join('')}`
}

const asText = (schema: object) => JSON.stringify(schema, null, 2)
const details = (title: string, text: string) =>
  `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`
