import { ADVANCED_FALLBACK_PAISE, STARTER_FALLBACK_PAISE } from '../constants.ts'

/** starter is one session, advanced a plan. */
export const PACKAGE_TYPES = ['starter', 'advanced'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** Parts of a payment in paise; they always add up to it. */
export interface FeeSplit {
  platformFee: number
  mentorEarning: number
}

/** Splits whole paise; the platform's part is rounded to the nearest paisa. `feePercent` is 0 to 100. */
export function splitFee(amountPaise: number, feePercent: number): FeeSplit {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) throw new RangeError('amount must be whole paise')
  if (!(feePercent >= 0 && feePercent <= 100)) throw new RangeError('fee must be 0 to 100 percent')
  const platformFee = Math.round((amountPaise * feePercent) / 100)
  return { platformFee, mentorEarning: amountPaise - platformFee }
}

/** What a package costs in paise: the mentor's rate, or the fallback when it is missing or zero. */
export function packageAmount(type: PackageType, ratePaise: number | null | undefined): number {
  if (typeof ratePaise === 'number' && ratePaise > 0) return ratePaise
  return type === 'starter' ? STARTER_FALLBACK_PAISE : ADVANCED_FALLBACK_PAISE
}
