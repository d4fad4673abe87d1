import { createHash, timingSafeEqual } from 'node:crypto'
import { byPlace, takeEach } from '../accounts/bounds.ts'
import { builder } from '../graphql/builder.ts'

/** Unknown paths that an address may ask for: more than people mistype, too few for trying words. */
const LIMIT = { max: 120, windowSeconds: 60 }

/** No login path is that long, and each bad escape of a longer one would cost an exception. */
const LONGEST = 1_000

/** As the router takes paths: letter case and slashes at the end do not matter. */
function digestOf(path: string): Buffer {
  const segments = path.split('/').filter(Boolean).map(decoded)
  return createHash('sha256').update(segments.join('/').toLowerCase()).digest()
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

builder.queryField('adminDoor', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      "Whether a path that is no page is the administrators' login. Asked for every such path alike; limited by network.",
    cost: { work: 1 },
    args: { path: t.arg.string({ description: 'Path of the address, with its leading slash.' }) },
    resolve: async (_root, { path }, { config, limiter, exchange }) => {
      await takeEach({ limiter }, byPlace('door', exchange.ip, LIMIT))
      if (path.length > LONGEST) return false
      return timingSafeEqual(digestOf(path), digestOf(config.admin.loginPath))
    },
  }),
)
