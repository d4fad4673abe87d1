/** A page of the documented calls, for people. */
import { z } from 'zod/mini'
import type { Route } from './route.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;background:#8881;padding:1rem}h3 code{font-size:1rem}'

/** Inline style only: the page is served with a policy that allows nothing else. */
export const REFERENCE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

export function reference(routes: readonly Route[]): string {
  const sections = [...new Set(routes.map(({ tag }) => tag))].map((tag) => {
    const calls = routes.filter((route) => route.tag === tag).map(callOf)
    return `<h2>${escaped(tag)}</h2>${calls.join('')}`
  })
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST calls - Plumbline</title><style>${STYLE}</style><main><h1>REST calls</h1><p>As data: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are <code>{ "message", "errors"?: [{ "path", "message" }] }</code>.</p>${sections.join('')}</main></html>`
}

function callOf({ method, path, summary, success, document, schemas: { body, query } }: Route): string {
  const fields = (title: string, schema: z.ZodMiniType | null) =>
    schema
      ? `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2))}</pre></details>`
      : ''
  return `<h3><code>${method} ${escaped(path.replaceAll(/:(\w+)/g, '{$1}'))}</code></h3><p>${escaped(summary)}. Answers ${success}.</p>${fields('Body', body)}${fields('Query', query)}<details><summary>GraphQL operation</summary><pre>${escaped(document)}</pre></details>`
}
