/** The address behind Join: notes the press and leads to the meeting. A plain link, which works without script. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app.ts'
import { joinSession } from '../../bookings/meeting.ts'
import { sideMemberOf } from '../../graphql/identity.ts'
import { joinPage, sessionsPage, signInPage } from '../../rules/addresses.ts'
import { parseId } from '../../rules/parseId.ts'
import { notFound } from '../http/errorAnswers.ts'
import { personOf, contextOf } from '../http/requestContext.ts'

const JOINS = { max: 120, windowSeconds: 3_600 }
/** Where the person goes from here is nobody else's business, and each press is asked for. */
const OWN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

export function serveJoin(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>(joinPage(':id'), async (request, reply) => {
    reply.headers(OWN)
    const bookingId = parseId(request.params.id)
    if (bookingId === null) return notFound(reply)
    const context = await contextOf(app, request, reply)
    if (!context.member) return reply.redirect(signInPage(sessionsPage), 303)
    const member = sideMemberOf(context)
    await app.limiter.take(`joins:${personOf(context)}`, JOINS)
    const link = await joinSession(context, member, { bookingId, isPress: isPress(request.headers) })
    // A header takes ASCII only: letters of other scripts are written as the browser would.
    return reply.redirect(link === null ? sessionsPage : new URL(link).href, 303)
  })
}

/** Whether a person has pressed Join on a page of ours: a browser that loads ahead and a link in a mail leave no note. */
const isPress = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined
