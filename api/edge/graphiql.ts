/** GraphiQL, whole in one page: nothing of it comes from another host. */
import { createHash } from 'node:crypto'

export interface GraphiqlPage {
  html: string
  policy: string
}

let made: Promise<GraphiqlPage> | undefined

/** Made at the first visit, because it has 9 MB. */
export const graphiqlPage = (): Promise<GraphiqlPage> => (made ??= makePage())

async function makePage(): Promise<GraphiqlPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ title: 'Plumbline API', subscriptionsProtocol: 'WS' })
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    // Its editor makes workers and styles by itself.
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return { html, policy: policy.join('; ') }
}
