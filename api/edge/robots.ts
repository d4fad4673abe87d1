/** `/robots.txt`: paths that crawlers should skip, and the sitemap. */
import type { FastifyInstance } from 'fastify'
import { personalPaths } from '../../web/routes/matchPage.ts'
import type { App } from '../app.ts'

/**
 * Data, and pages of one person or one link, up to what varies in their paths. The administrators' path is not here:
 * this file would tell it. Neither is `/graphql`, which a crawler that runs scripts needs to see what a person sees,
 * nor `/auth`, whose `noindex` is to be read.
 */
const PRIVATE = ['/api/', '/media/private/', '/receipts/', ...personalPaths().map((path) => path.replace(/:.*/, ''))]

export function serveRobots(server: FastifyInstance, app: App): void {
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Allow: /',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${app.config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}
