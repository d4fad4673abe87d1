/** Certificates of attendance as PDF, for whoever has the code. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { byPlace, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { drawing } from '../pdf/drawing.ts'
import { certificateAddress, certificatePage } from '../rules/addresses.ts'
import { certificatePdf } from '../workshops/afterwards/certificatePdf.ts'
import { certifiedBy, type Certified } from '../workshops/afterwards/certificates.ts'
import { notFound } from './errorAnswers.ts'

/** Of one address: a whole class saves its certificates at once. */
const CERTIFICATES = { max: 600, windowSeconds: 3_600 }
const ISSUER = 'Plumbline'
/** Certificates kept in memory, some 40 kB each. Their link is public, so one may be asked for again and again. */
const KEPT = 100

export function serveCertificates(server: FastifyInstance, app: App): void {
  /** By their tag, also while they are being drawn. */
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT })

  function pdfOf(certified: Certified, etag: string, code: string): Promise<Buffer> {
    const known = drawn.get(etag)
    if (known) return known
    const address = certificateAddress(app.config, code)
    const pdf = drawing(() => certificatePdf(certified, { address, issuer: ISSUER }))
    drawn.set(etag, pdf)
    pdf.catch(() => drawn.delete(etag))
    return pdf
  }

  server.get<{ Params: { code: string } }>(`${certificatePage(':code')}.pdf`, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    await takeEach(app, byPlace('certificates', request.ip, CERTIFICATES))
    const { code } = request.params
    const certified = await certifiedBy(app.db, code)
    if (!certified) return notFound(reply)
    // Whoever has it draws nothing anew; whether it still holds is asked each time.
    const etag = `"${createHash('sha256').update(JSON.stringify(certified)).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const pdf = await pdfOf(certified, etag, code)
    return reply
      .headers({
        'content-disposition': 'attachment; filename="certificate.pdf"',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('application/pdf')
      .send(pdf)
  })
}
