/** What an email address is, for every form and call. */
import { EMAIL_MAXIMUM } from '../constants.ts'

/** Before the @, as browsers take it (HTML's rule), without dots at the ends or side by side. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
/** What an address of the web may hold beside a domain. */
const NO_DOMAIN = /[\s/\\?#@:%[\]]/
const LOCAL_MAXIMUM = 64

/**
 * The address in the form in which it is stored and mailed to: `user@उदाहरण.भारत` is `user@xn--p1b6ci4b4b3a.xn--h2brj9c`.
 * Otherwise as typed, trimmed; its case is kept. Text that is no address stays as it is.
 */
export function canonicalEmail(text: string): string {
  const typed = text.trim()
  // The web's own form of a domain takes the square of its length, and none is that long.
  if (typed.length > EMAIL_MAXIMUM) return typed
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  return at < 0 || isAscii(domain) ? typed : `${typed.slice(0, at)}@${asciiDomain(domain) ?? domain}`
}

/** Whether a canonical address can be one: mails can be sent to it. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const labels = domain.split('.')
  return (
    at > 0 &&
    at <= LOCAL_MAXIMUM &&
    LOCAL.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/i.test(labels.at(-1)!) &&
    (!/(^|\.)xn--/i.test(domain) || asciiDomain(domain) === domain.toLowerCase())
  )
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** As the web reads it; null for what is no domain. */
function asciiDomain(domain: string): string | null {
  if (NO_DOMAIN.test(domain) || !URL.canParse(`http://${domain}/`)) return null
  return new URL(`http://${domain}/`).hostname
}

const GMAIL = /^(gmail|googlemail)\.com$/

/** The mailbox that an address most likely leads to: without what follows a `+`, nor dots at Gmail. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const plain = name.replace(/(?<=.)\+.*$/, '')
  return GMAIL.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
