/** How the provider's answers are read. */
import type { z } from 'zod/mini'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'

/** The answer in the shape that we rely on. Throws PaymentProviderUnavailableError for any other. */
export function read<T extends z.ZodMiniType>(shape: T, answer: unknown): z.infer<T> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new PaymentProviderUnavailableError('unreadable', 'unexpected answer')
}

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
