import { receiptFile, receiptPath } from '../../../api/rules/money/receipts.ts'
import { saveFile } from '../../lib/saveFile.ts'

const REASONS: Record<number, string> = {
  401: 'You are logged out. Log in and try again.',
  404: 'You are logged out, or logged in with another account. Reload the page and try again.',
  429: 'You have asked for many receipts. Please wait a little and try again.',
  503: 'We are busy right now. Please try again in a minute.',
}

/** Fetches the receipt with this number and saves it as a file. Answers why not; null when it is saved. Never rejects. */
export async function saveReceipt(number: string): Promise<string | null> {
  try {
    const answer = await fetch(receiptPath(number), { cache: 'no-store' })
    if (!answer.ok) return REASONS[answer.status] ?? 'Something went wrong on our side. Please try again.'
    saveFile(receiptFile(number), await answer.blob(), 'application/pdf')
    return null
  } catch {
    return 'We could not reach the server. Check your connection and try again.'
  }
}
