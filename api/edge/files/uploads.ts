/** Who may send files, and how many at once. */
import { DOCUMENT_TYPE } from '../../media/structure.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Context } from '../../graphql/context.ts'
import { FileTooLargeError, NotAPictureError } from '../../media/mediaErrors.ts'
import { byPlace, HOUR, takeEach } from '../../accounts/bounds.ts'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { BusyError, NotSignedInError, RateLimitedError } from '../../rules/userErrors.ts'
import { storeUpload, UPLOAD_BYTES, type StoredFile, type Upload } from '../../media/upload.ts'
import type { ReadBudget } from '../http/budgets.ts'
import { personOf, contextOf } from '../http/requestContext.ts'

const UPLOADS = { max: 40, windowSeconds: HOUR }
/** Of one address: accounts are free, and decoding the dearest pictures takes more than half a second each. */
const PLACE_UPLOADS = { max: 600, windowSeconds: HOUR }
/** Kilobytes of one address: what no row uses stays for a day. */
const PLACE_STORED = { max: 1_000_000, windowSeconds: 24 * HOUR }
/** Each may be held in memory whole while it comes. Four addresses of one customer could otherwise take all places. */
const AT_ONCE = { all: 40, wide: 24, network: 12, person: 4 }

export async function takeUpload(context: Context): Promise<string> {
  const uploader = personOf(context)
  if (uploader === null) throw new NotSignedInError()
  const own = { key: `uploads:${uploader}`, limit: UPLOADS }
  await takeEach(context, [own, ...byPlace('uploads', context.exchange.ip, PLACE_UPLOADS)])
  return uploader
}

/** Where a file comes from, for `storeUpload`: what is stored of it counts for the address, which throws RateLimitedError. */
export const uploadedAt = (app: Pick<App, 'limiter'>, ip: string): Pick<Upload, 'network' | 'admit'> => ({
  network: wideNetworkOf(ip),
  admit: (bytes) => takeEach(app, byPlace('stored', ip, PLACE_STORED), Math.ceil(bytes / 1_000)),
})

const underWay = new Set<{ uploader: string; network: string; wide: string }>()

/** Takes a place until the request ends, however it does. Throws BusyError, and RateLimitedError for one person's fifth. */
export function takePlace(uploader: string, { ip }: Pick<FastifyRequest, 'ip'>, reply: FastifyReply): void {
  // Closed while we looked up who it is: it will not close again, and the place would never come back.
  if (reply.raw.destroyed) throw new BusyError()
  const place = { uploader, network: networkOf(ip), wide: wideNetworkOf(ip) }
  const taken = [...underWay]
  if (taken.filter((other) => other.uploader === uploader).length >= AT_ONCE.person)
    throw new RateLimitedError(5, 'Please wait until your other uploads are done.')
  if (taken.filter(({ network }) => network === place.network).length >= AT_ONCE.network) throw new BusyError()
  if (taken.filter(({ wide }) => wide === place.wide).length >= AT_ONCE.wide) throw new BusyError()
  if (taken.length >= AT_ONCE.all) throw new BusyError()
  underWay.add(place)
  reply.raw.once('close', () => void underWay.delete(place))
}

/** Bytes of a body that take about as long to parse as one object takes to read. */
const BYTES_A_UNIT = 1_500

/** Before a body longer than `usual` is read: only members send one. Throws NotSignedInError and as `takePlace`. */
export async function admitLargeBody(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { usual, largest, charge }: { usual: number; largest: number; charge: ReadBudget | undefined },
): Promise<void> {
  const announced = request.headers['content-length']
  if (announced === undefined ? request.headers['transfer-encoding'] === undefined : Number(announced) <= usual) return
  const context = await contextOf(app, request, reply)
  const uploader = personOf(context)
  if (uploader === null) throw new NotSignedInError()
  const bytes = Math.min(Number(announced ?? largest), largest)
  charge?.(context.exchange.asker, { cost: Math.ceil(bytes / BYTES_A_UNIT), kind: 'query' })
  takePlace(uploader, request, reply)
}

const DATA_URL = /^data:([\w.+/-]+)(?:;[\w-]+=[\w.-]+)*;base64,([a-z\d+/]+={0,2})$/i

/** Whether a value of a body is a file in itself, of whatever kind. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && /^data:/i.test(value)

/** Stores the picture of a data URL. Throws what `storeUpload` does. */
export async function storeDataUrl(context: Context, text: string): Promise<StoredFile> {
  // Three bytes are four characters: before the pattern goes over them.
  if (((text.length - text.indexOf(',')) * 3) / 4 > UPLOAD_BYTES + 3) throw new FileTooLargeError()
  const [, declared = '', encoded] = DATA_URL.exec(text.trim()) ?? []
  if (/svg/i.test(declared)) throw new NotAPictureError('drawing')
  if (encoded === undefined || declared === DOCUMENT_TYPE) throw new NotAPictureError()
  const uploader = await takeUpload(context)
  return await storeUpload(context, {
    bytes: Buffer.from(encoded, 'base64'),
    declared: declared.toLowerCase(),
    uploader,
    ...uploadedAt(context, context.exchange.ip),
  })
}
