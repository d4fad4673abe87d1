import { failure } from '../rules/userErrors.ts'

/**
 * Why no usable answer came. `circuit` and `busy` mean that nothing was sent; `configuration`, that the provider
 * does not accept our keys or does not know the address: it did nothing, and only an operator can mend it.
 */
export type UnavailableReason = 'network' | 'timeout' | 'status' | 'unreadable' | 'circuit' | 'busy' | 'configuration'

/** No usable answer: network, timeout, 5xx, 429, wrong keys. `isUntouched` tells whether the provider may have acted. */
export class PaymentProviderUnavailableError extends failure('PaymentProviderUnavailableError', 503) {
  readonly reason: UnavailableReason
  /** For logs, such as ECONNREFUSED or HTTP 502; never holds keys or bodies. */
  readonly detail: string

  constructor(reason: UnavailableReason, detail: string) {
    super('Payment provider unavailable. Please try again.')
    this.reason = reason
    this.detail = detail
  }

  /** True when the provider has certainly done nothing. */
  get isUntouched(): boolean {
    return this.reason === 'circuit' || this.reason === 'busy' || this.reason === 'configuration'
  }
}

/** A 4xx in the provider's own words about what we asked for: wrong, or too late. Not for the person's eyes. */
export class PaymentProviderRefusedError extends Error {
  override readonly name = 'PaymentProviderRefusedError'
  readonly status: number
  readonly code: string
  readonly description: string
  /** Machine-readable cause, when the provider names one. */
  readonly reason: string | null
  /** The offending field, when the provider names one. */
  readonly field: string | null

  constructor(answer: {
    status: number
    code: string
    description: string
    reason?: string | null
    field?: string | null
  }) {
    super(`Payment provider refused: ${answer.description}`)
    this.status = answer.status
    this.code = answer.code
    this.description = answer.description
    this.reason = answer.reason ?? null
    this.field = answer.field ?? null
  }
}

/** Whether the provider gave no usable answer, or refused: everything else is a mistake of ours. */
export const isProviderError = (
  error: unknown,
): error is PaymentProviderUnavailableError | PaymentProviderRefusedError =>
  error instanceof PaymentProviderUnavailableError || error instanceof PaymentProviderRefusedError

/** What the provider would say of an id that is none. */
export function malformed(id: unknown): PaymentProviderRefusedError {
  const description = `${String(id).slice(0, 40)} is not a valid id`
  return new PaymentProviderRefusedError({ status: 400, code: 'BAD_REQUEST_ERROR', description })
}

function isUnknownId(error: unknown): boolean {
  if (!(error instanceof PaymentProviderRefusedError)) return false
  return error.status === 404 || /does not exist|not a valid id/i.test(error.description)
}

/** Null for what the provider does not know. */
export async function known<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isUnknownId(error)) return null
    throw error
  }
}
