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

export interface RefusalDetail {
  status?: number
  code?: string
  source?: string
  step?: string
  reason?: string
  field?: string
  metadata?: Record<string, string>
}

/** Bad input, as the provider words it. */
export function invalid(description: string, field: string, detail: RefusalDetail = {}): Refusal {
  return new Refusal(description, {
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    field,
    ...detail,
  })
}

/** The provider's answer for ids that it has never given out. */
export function unknownId(): Refusal {
  return invalid('The id provided does not exist', 'id')
}
