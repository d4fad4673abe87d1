/** Paise; the provider refuses less. */
export const SMALLEST_REFUND = 100
