/** Who may send files, and how many at once. */
import { DOCUMENT_TYPE } from '../../media/structure.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Context } from '../../graphql/context.ts'
import { FileTooLargeError, NotAPictureError } from '../../media/mediaErrors.ts'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { BusyError, NotSignedInError, RateLimitedError } from '../../rules/userErrors.ts'
import { storeUpload, UPLOAD_BYTES, type StoredFile } from '../../media/upload.ts'
import { personOf, contextOf } from '../http/requestContext.ts'

const UPLOADS = { max: 40, windowSeconds: 3_600 }
/** Each may be held in memory whole while it comes. */
const AT_ONCE = { all: 40, network: 12, person: 4 }

export async function takeUpload(context: Context): Promise<string> {
  const uploader = personOf(context)
  if (uploader === null) throw new NotSignedInError()
  await context.limiter.take(`uploads:${uploader}`, UPLOADS)
  return uploader
}

const underWay = new Set<{ uploader: string; network: string }>()

/** Takes a place until the request ends, however it does. Throws BusyError, and RateLimitedError for one person's fifth. */
export function takePlace(uploader: string, { ip }: Pick<FastifyRequest, 'ip'>, reply: FastifyReply): void {
  // Closed while we looked up who it is: it will not close again, and the place would never come back.
  if (reply.raw.destroyed) throw new BusyError()
  const place = { uploader, network: networkOf(ip) }
  const taken = [...underWay]
  if (taken.filter((other) => other.uploader === uploader).length >= AT_ONCE.person)
    throw new RateLimitedError(5, 'Please wait until your other uploads are done.')
  if (taken.filter(({ network }) => network === place.network).length >= AT_ONCE.network) throw new BusyError()
  if (taken.length >= AT_ONCE.all) throw new BusyError()
  underWay.add(place)
  reply.raw.once('close', () => void underWay.delete(place))
}

/** Before a long body with pictures is read: only members send one, a few at once. Throws NotSignedInError and as `takePlace`. */
export async function admitLargeBody(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  usual: number,
): Promise<void> {
  const announced = request.headers['content-length']
  if (announced === undefined ? request.headers['transfer-encoding'] === undefined : Number(announced) <= usual) return
  const uploader = personOf(await contextOf(app, request, reply))
  if (uploader === null) throw new NotSignedInError()
  takePlace(uploader, request, reply)
}

const DATA_URL = /^data:([\w.+/-]+)(?:;[\w-]+=[\w.-]+)*;base64,([a-z\d+/]+={0,2})$/i

/** Whether a value of a body is a file in itself, of whatever kind. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && /^data:/i.test(value)

/** Stores the picture of a data URL. Throws what `storeUpload` does. */
export async function storeDataUrl(context: Context, text: string): Promise<StoredFile> {
  const [, declared = '', encoded] = DATA_URL.exec(text.trim()) ?? []
  if (/svg/i.test(declared)) throw new NotAPictureError('drawing')
  if (encoded === undefined || declared === DOCUMENT_TYPE) throw new NotAPictureError()
  // Three bytes are four characters: before they are made.
  if ((encoded.length * 3) / 4 > UPLOAD_BYTES + 3) throw new FileTooLargeError()
  const uploader = await takeUpload(context)
  return await storeUpload(context, {
    bytes: Buffer.from(encoded, 'base64'),
    declared: declared.toLowerCase(),
    uploader,
    network: wideNetworkOf(context.exchange.ip),
  })
}
