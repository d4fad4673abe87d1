/** Everything that is kept about the signed-in member, as a file. At most 5 times an hour. */
import type { FastifyInstance } from 'fastify'
import { myData } from '../../accountClosing/myData.ts'
import type { App } from '../../app.ts'
import { memberOf } from '../../graphql/identity.ts'
import { istDate } from '../../rules/time/time.ts'
import { contextAgain, contextOf, personOf } from '../http/requestContext.ts'
import { pieceSender } from './fileInPieces.ts'

const LIMIT = { max: 5, windowSeconds: 60 * 60 }

export function serveMyData(server: FastifyInstance, app: App): void {
  const send = pieceSender(app.log)
  server.get('/api/my-data.json', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const context = await contextOf(app, request, reply)
    const { type, id } = memberOf(context)
    const asker = `${type}:${id}`
    return await send(reply, {
      asker,
      name: `plumbline-data-${istDate(app.clock.now())}.json`,
      type: 'application/json; charset=utf-8',
      begin: () => app.limiter.take(`my-data:${asker}`, LIMIT),
      pieces: () => myData(app, { type, id }),
      isTheirs: async () => personOf(await contextAgain(app, request, context)) === asker,
    })
  })
}
