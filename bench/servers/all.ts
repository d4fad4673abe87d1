/** The servers of a run, started once something asks for them. */
import type { Contender } from '../cases/case.ts'
import { startOurs, startProduct, type Started } from './start.ts'

/** Every answer is worked out. */
const NO_MEMORY = { ANSWER_MEMORY_MB: '0' }

/** Answers the server of a contender; the same one each time. `small` is the address of the smaller database. */
export function serversOf(databaseUrl: string, provider: string, small: () => Promise<string>) {
  const begin: Record<Contender, () => Promise<Started>> = {
    bare: () => startOurs('servers/bare.ts', databaseUrl),
    product: () => startProduct(databaseUrl, provider, NO_MEMORY),
    cached: () => startProduct(databaseUrl, provider),
    mercurius: () => startOurs('peers/mercurius.ts', databaseUrl),
    express: () => startOurs('peers/express.ts', databaseUrl, { PROVIDER_URL: provider }),
    postgraphile: () => startOurs('peers/postgraphile.ts', databaseUrl),
    rest: () => server('product'),
    small: async () => startProduct(await small(), provider, NO_MEMORY),
  }
  const started = new Map<Contender, Promise<Started>>()
  function server(who: Contender): Promise<Started> {
    const known = started.get(who) ?? begin[who]()
    started.set(who, known)
    return known
  }
  return async (who: Contender): Promise<string> => (await server(who)).url
}
