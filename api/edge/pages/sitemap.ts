/** `/sitemap.xml`: every page that search engines may list, every workshop to come, and every public mentor. */
import { listedMentorIds } from '../../mentors/search/mentorFilter.ts'
import { listedWorkshopIds } from '../../workshops/whichWorkshops.ts'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app.ts'
import type { ReadBudget } from '../http/budgets.ts'
import { addressOf } from '../http/clientAddress.ts'
import type { PageSource } from './pageSource.ts'
import { personalPaths } from '../../../web/routes/matchPage.ts'

const MOST_URLS = 50_000
/** In units of the read budget: a list of 50,000 addresses is 3 MB. */
const COST = 400
/** Cache time in ms; a newly accepted mentor appears after this. */
const LIFETIME = 10 * 60_000

/** `charge` counts what is sent against the read budget of the network that asks. */
export function serveSitemap(server: FastifyInstance, app: App, source: PageSource, charge?: ReadBudget): void {
  let written: { at: number; xml: Promise<string> } | null = null
  server.get('/sitemap.xml', async (request, reply) => {
    charge?.({ ip: addressOf(request), reader: null }, { cost: COST, kind: 'query' })
    const now = app.clock.now().getTime()
    if (!written || now - written.at >= LIFETIME) {
      const fresh = { at: now, xml: write(app, source) }
      written = fresh
      // Failures are not cached: the next request retries.
      fresh.xml.catch(() => (written = written === fresh ? null : written))
    }
    const xml = await written.xml
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${LIFETIME / 1000}`)
      .send(xml)
  })
}

async function write(app: App, source: PageSource): Promise<string> {
  const pages = (await source.table()).publicPages()
  const workshops = await listedWorkshopIds(app, MOST_URLS - pages.length)
  const mentors = await listedMentorIds(app, MOST_URLS - pages.length - workshops.length)
  const found = [...workshops.map((id) => `/workshop-registration/${id}`), ...mentors.map((id) => `/mentor/${id}`)]
  const urls = [...pages, ...found.map((path) => ({ path, updated: null }))]
  const lines = urls.map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `<url><loc>${escapeHtml(app.config.publicUrl + path)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/**
 * Data, and pages of one person or one link, up to what varies in their paths. The administrators' path is not here:
 * this file would tell it. Neither is `/graphql`, which a crawler that runs scripts needs to see what a person sees,
 * nor `/auth`, whose `noindex` is to be read.
 */
const PRIVATE = ['/api/', '/media/private/', '/receipts/', ...personalPaths().map((path) => path.replace(/:.*/, ''))]

export function serveRobots(server: FastifyInstance, app: App): void {
  const lines = ['User-agent: *', 'Allow: /', ...PRIVATE.map((path) => `Disallow: ${path}`), '']
  const text = [...lines, `Sitemap: ${app.config.publicUrl}/sitemap.xml`, ''].join('\n')
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
