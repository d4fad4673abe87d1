import { browserStorage } from './storage.ts'

/** The documented key. */
export const CONSENT_KEY = 'cookie-consent'

/** A visitor's choice about tracking cookies. */
export type Choice = 'accepted' | 'rejected'

/** The stored choice; null when none was made. */
export function readChoice(): Choice | null {
  const text = browserStorage.read(CONSENT_KEY)
  return text === 'accepted' || text === 'rejected' ? text : null
}

/** Stores the choice. */
export function writeChoice(choice: Choice): void {
  browserStorage.write(CONSENT_KEY, choice)
}

/** Whether the browser opts out on its own: Global Privacy Control or Do Not Track. */
export function hasBrowserOptOut(browser: Navigator & { globalPrivacyControl?: boolean } = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}
