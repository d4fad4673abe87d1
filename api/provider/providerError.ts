import { z } from 'zod/mini'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'

const failureShape = z.object({
  code: z.optional(z.string()),
  response: z.optional(z.object({ status: z.number(), data: z.unknown() })),
})
const bodyShape = z.object({ error: z.record(z.string(), z.unknown()) })
const text = (value: unknown) => (typeof value === 'string' ? value : null)
/** Of a 400 that is about us, not about what we asked for; the provider answers wrong keys with 401 or 400. */
const aboutUs = /^authentication failed|api key|requested url was not found/i
const timeouts = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED'])

/**
 * One of our two errors for whatever the HTTP client rejects with.
 * Nothing of the request is kept: it carries the key secret.
 */
export function providerError(failure: unknown): PaymentProviderUnavailableError | PaymentProviderRefusedError {
  const { code, response } = failureShape.safeParse(failure).data ?? {}
  if (!response) {
    return new PaymentProviderUnavailableError(timeouts.has(code ?? '') ? 'timeout' : 'network', code ?? 'no answer')
  }
  const { status } = response
  const error = bodyShape.safeParse(response.data).data?.error ?? {}
  const description = text(error['description'])
  if (status === 401 || status === 403 || (status === 400 && aboutUs.test(description ?? ''))) {
    return new PaymentProviderUnavailableError('configuration', `HTTP ${status}`)
  }
  const isBusy = status === 409 && /still in progress/i.test(description ?? '')
  // Without the provider's own words a 4xx is that of a proxy, or of an outage.
  if (description === null || status < 400 || status >= 500 || status === 408 || status === 429 || isBusy) {
    return new PaymentProviderUnavailableError('status', `HTTP ${status}`)
  }
  return new PaymentProviderRefusedError({
    status,
    code: text(error['code']) ?? 'BAD_REQUEST_ERROR',
    description,
    reason: text(error['reason']),
    field: text(error['field']),
  })
}
