/** Whether a public text says how to reach somebody, or who somebody is. */
import { plainDigits } from '../people/phoneNumber.ts'
import { inForm } from './cleanText.ts'

const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu
/**
 * A domain without scheme or path. `in`, `co` and the like only in small letters, or all in capitals: "went well.In the
 * end" is none. Nor is ASP.NET.
 */
const DOMAIN =
  /[\p{L}\p{N}-]{2,}\.(?:(?:[Cc][Oo][Mm]|[Oo][Rr][Gg]|[Ii][Nn][Ff][Oo]|app|dev|xyz|APP|DEV)|(?:in|co|me|io|ai|ly))(?![\p{L}\p{N}])|\b[A-Z\d-]{4,}\.(?:IN|CO|ME|IO)\b|[\p{L}\p{N}-]{4,}\.net\b/u
/** An email address, or a handle; also with the signs in words. */
const ADDRESS =
  /@[\p{L}\p{N}_]{2}|\b(?:at|@)\s*gmail\b|\bdot\s*(?:com|org|net)\b|[[({<]\s*(?:at|dot)\s*[\])}>]|\b(?:telegram|insta(?:gram)?|whats\s?app|discord|skype)\b\W{1,3}[a-z]\w*[_\d]/iu
/** Ten digits or more, however they stand apart; not the numbers of standards and days, with their years. */
const PHONE = /(?:\d[\s().+_*|~‐-―-]{0,3}){10}|\d{5}\/\d{5}|(?:\d,\s?){9}\d/
/** A number that is spelled out, at least so far that somebody would dial it. */
const SPELLED = /(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)[\s,.-]+){7}/i

/** A phone number, an email address, a handle or a link. */
export function hasContactDetails(text: string): boolean {
  const plain = plainDigits(inForm('NFKC', text))
    .replaceAll('。', '.')
    .replaceAll(/\uFE0F?\u20E3/g, '')
  return [LINK, DOMAIN, ADDRESS, PHONE, SPELLED].some((one) => one.test(plain))
}

const WORD = /[\p{L}\p{M}]{3,}/gu
/** Names that are words as well count only as they are written: "will" is no Will. */
const WORDS_TOO = new Set(
  'art bill dean dev faith frank grace guy hope jack joy mark may rich rose said test will'.split(' '),
)

/** Whether a text has a word of somebody's name, in capitals or not. */
export function namesPerson(text: string, name: string): boolean {
  const found = text.normalize().match(WORD) ?? []
  const as = (word: string) => (WORDS_TOO.has(word.toLowerCase()) ? word : word.toLowerCase())
  const words = new Set(found.map(as))
  return (name.normalize().match(WORD) ?? []).some((word) => words.has(as(word)))
}

/** The first name, as others read it; an initial in front of it is passed over. A handle or a number is shown to nobody. */
export function firstNameOf(name: string): string {
  const words = name.split(' ')
  const first = words.find((word) => (word.match(/\p{L}/gu) ?? []).length > 1) ?? name
  return hasContactDetails(first) ? 'A mentee' : first
}
