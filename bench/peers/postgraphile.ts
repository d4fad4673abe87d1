/** PostGraphile 5 with its own preset, over views that have the columns of the answers. */
import http from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { createPool, databaseUrl, metrics, POOL_SIZE, serve } from '../servers/serve.ts'
import { SCHEMA, VIEWS } from './postgraphile.sql.ts'

const pool = createPool()
await pool.query(VIEWS)
await pool.end()

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: databaseUrl, schemas: [SCHEMA], poolConfig: { max: POOL_SIZE } })],
  schema: { defaultBehavior: '+list' },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
})

const own = http.createServer()
await instance.createServ(grafserv).addTo(own)
serve(
  http.createServer((request, response) => {
    if (request.url === '/metrics') return void response.writeHead(200, { 'content-type': 'text/plain' }).end(metrics())
    own.emit('request', request, response)
  }),
)
