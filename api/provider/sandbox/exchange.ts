import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { strike, type ApiCalls, type Chaos } from './merchant.ts'

const LARGEST_BODY = 1_000_000

/** Reads a JSON object; an empty body is {}. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new Refusal('The request is too large', { status: 413 })
    chunks.push(chunk)
  }
  if (size === 0) return {}
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch {
    // Answered below, like any other body that isn't an object.
  }
  throw invalid('Please provide your request in JSON format.', 'body')
}

/** Refuses what the provider doesn't name as a field of this call. */
export function checkFields(body: Record<string, unknown>, fields: readonly string[]) {
  const extra = Object.keys(body).find((field) => !fields.includes(field))
  if (extra === undefined) return
  throw invalid(`${extra} is/are not required and should not be sent`, extra, { reason: 'extra_field_sent' })
}

/** Answers with a text of this type. */
export function answer(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(text)
}

export function answerJson(response: ServerResponse, status: number, body: unknown) {
  answer(response, status, 'application/json', JSON.stringify(body))
}

/** Does the work and answers 200, unless the connection is to be lost after it. */
export async function answerWork(response: ServerResponse, chaos: Chaos, kind: string, work: () => Promise<unknown>) {
  const body = await work()
  if (strike(chaos, chaos.dropAfterCommit === kind)) response.destroy()
  else answerJson(response, 200, body)
}

const FAULTS = {
  401: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  403: { code: 'BAD_REQUEST_ERROR', description: 'Access forbidden' },
  429: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' },
  500: { code: 'SERVER_ERROR', description: 'We are facing some trouble completing your request at the moment.' },
} as const

/** Holds back or spoils an API call that chaos has chosen; true when nothing is left to be done. */
export async function isSpoilt(response: ServerResponse, chaos: Chaos, calls: ApiCalls): Promise<boolean> {
  if (chaos.calls !== undefined && chaos.calls !== calls) return false
  if (chaos.delayMs !== undefined) await pause(chaos.delayMs)
  const { status, hang = false, away = false } = chaos
  if (!strike(chaos, status !== undefined || hang || away)) return false
  if (hang) return true
  if (away || status === undefined) response.destroy()
  else if (status === 502) answer(response, 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>')
  else answerJson(response, status, { error: FAULTS[status] })
  return true
}

/** An error answer in the provider's shape. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(description: string, detail: RefusalDetail = {}) {
    super(description)
    const { status = 400, code = 'BAD_REQUEST_ERROR', ...rest } = detail
    this.status = status
    this.error = { code, description, source: 'business', step: 'NA', reason: 'NA', metadata: {}, ...rest }
  }
}

interface RefusalDetail extends Partial<Record<'code' | 'source' | 'step' | 'reason' | 'field', string>> {
  status?: number
  metadata?: Record<string, string>
}

/** Bad input, as the provider words it. */
export function invalid(description: string, field: string, detail: RefusalDetail = {}): Refusal {
  return new Refusal(description, { step: 'payment_initiation', reason: 'input_validation_failed', field, ...detail })
}

/** The provider's answer for ids that it has never given out. */
export const unknownId = (): Refusal => invalid('The id provided does not exist', 'id')
