import { saveFile } from './saveFile.ts'

type Outcome = { saved: string; reason: null } | { saved: null; reason: string }

const REASONS: Record<number, string> = {
  401: 'You are logged out. Log in and try again.',
  503: 'We are busy right now. Please try again in a minute.',
}

/**
 * Fetches a file and saves it, without leaving the page. Answers the name that the server gave it, or why it is not saved;
 * `reasons` says so by status. Never rejects.
 */
export async function downloadFile(address: string, reasons: Record<number, string>): Promise<Outcome> {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    if (!answer.ok) {
      const reason = reasons[answer.status] ?? REASONS[answer.status]
      return { saved: null, reason: reason ?? 'Something went wrong on our side. Please try again.' }
    }
    const [, name = ''] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
    saveFile(name, await answer.blob(), answer.headers.get('content-type') ?? '')
    return { saved: name, reason: null }
  } catch {
    return { saved: null, reason: 'We could not reach the server. Check your connection and try again.' }
  }
}
