/** One HTTP call to the provider: a deadline for the whole answer, a bound on its size, and one of our two errors. */
import { z } from 'zod/mini'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'

interface TransportOptions {
  keyId: string
  keySecret: string
  /** Base URL, with or without the version, such as https://api.razorpay.com. */
  apiUrl: string
  timeoutMs: number
}

/** A POST with a body, a GET without one. */
export interface ProviderCall {
  /** After the version, such as /orders. */
  path: string
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

/** Bytes; a hundred refunds with their notes have a tenth of it. */
const LARGEST_ANSWER = 1_000_000

/** Makes calls; opens no connection yet. */
export function createTransport({ keyId, keySecret, apiUrl, timeoutMs }: TransportOptions) {
  const base = `${apiUrl.replace(/(\/v1)?\/*$/, '')}/v1`
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  /** The answer as it is. Throws PaymentProviderUnavailableError, PaymentProviderRefusedError. */
  return async ({ path, query, body, headers }: ProviderCall): Promise<unknown> => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const { status, answer } = await exchange(`${base}${path}${search}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status < 200 || status >= 300) throw failureOf(status, answer)
    return answer
  }
}

async function exchange(url: string, request: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, request)
    return { status: response.status, answer: parsed(await readText(response)) }
  } catch (error) {
    if (error instanceof PaymentProviderUnavailableError) throw error
    throw withoutAnswer(error)
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new PaymentProviderUnavailableError('unreadable', 'answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Null for what is no JSON: it has none of the shapes that are looked for. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const TIMEOUTS = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const failure = z.object({ name: z.string(), cause: z.optional(z.object({ code: z.optional(z.string()) })) })

/** Only the code is kept: what surrounds it may name the request, which carries the key secret. */
function withoutAnswer(error: unknown): PaymentProviderUnavailableError {
  const { name, cause } = failure.safeParse(error).data ?? {}
  const code = cause?.code ?? (name === 'TimeoutError' ? 'deadline' : 'no answer')
  const isLate = name === 'TimeoutError' || TIMEOUTS.has(code)
  return new PaymentProviderUnavailableError(isLate ? 'timeout' : 'network', code)
}

const refusal = z.object({ error: z.record(z.string(), z.unknown()) })
const text = (value: unknown) => (typeof value === 'string' ? value : null)
/** Of a 400 that is about us, not about what we asked for; the provider answers wrong keys with 401 or 400. */
const aboutUs = /^authentication failed|api key|requested url was not found/i

function failureOf(status: number, answer: unknown): PaymentProviderUnavailableError | PaymentProviderRefusedError {
  const error = refusal.safeParse(answer).data?.error ?? {}
  const description = text(error['description'])
  if (status === 401 || status === 403 || (status === 400 && aboutUs.test(description ?? '')))
    return new PaymentProviderUnavailableError('configuration', `HTTP ${status}`)
  const isBusy = status === 409 && /still in progress/i.test(description ?? '')
  // Without the provider's own words a 4xx is that of a proxy, or of an outage.
  if (description === null || status < 400 || status >= 500 || status === 408 || status === 429 || isBusy)
    return new PaymentProviderUnavailableError('status', `HTTP ${status}`)
  return new PaymentProviderRefusedError({
    status,
    code: text(error['code']) ?? 'BAD_REQUEST_ERROR',
    description,
    reason: text(error['reason']),
    field: text(error['field']),
  })
}
