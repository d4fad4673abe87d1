/** The secrets that cookies carry. */
import { createHash, randomBytes } from 'node:crypto'

const FORM = /^[\w-]{43}$/

/** 256 random bits, fit for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: SHA-256, hex. With 256 random bits no salt or slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether the text has the form of a token; nothing else is looked up. */
export function isToken(text: string): boolean {
  return FORM.test(text)
}
