/** Whether a public text says how to reach somebody, or who somebody is. */
import { plainDigits } from '../people/phoneNumber.ts'
import { inForm } from './cleanText.ts'

const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu
/** A domain without scheme or path. `in`, `co` and the like only in small letters: "went well.In the end" is none. */
const DOMAIN =
  /[\p{L}\p{N}-]{2,}\.(?:(?:com|org|info|app|dev|COM|ORG|INFO|APP|DEV)|(?:in|co|me|io|ai|ly))(?![\p{L}\p{N}])/u
/** An email address, or a handle. */
const ADDRESS = /@[\p{L}\p{N}_]{2}|\b(?:at|@)\s*gmail\b|\bdot\s*com\b/iu
/** Ten digits or more, however they stand apart. */
const PHONE = /(?:\d[\s().+-]{0,3}){10}/

/** A phone number, an email address, a handle or a link. */
export function hasContactDetails(text: string): boolean {
  const plain = plainDigits(inForm('NFKC', text))
  return LINK.test(plain) || DOMAIN.test(plain) || ADDRESS.test(plain) || PHONE.test(plain)
}

const WORD = /[\p{L}\p{M}]{3,}/gu

/** Whether a text has a word of somebody's name, as it is written: "will" is no Will. */
export function namesPerson(text: string, name: string): boolean {
  const words = new Set(text.match(WORD))
  return (name.match(WORD) ?? []).some((word) => words.has(word))
}

/** The first name, as others read it; an initial in front of it is passed over. */
export function firstNameOf(name: string): string {
  const words = name.split(' ')
  return words.find((word) => (word.match(/\p{L}/gu) ?? []).length > 1) ?? name
}
