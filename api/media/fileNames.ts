/** Names of files, as their owners call them: shown to others, and offered when they download. */
import { DOCUMENT_TYPE } from './structure.ts'
import { cleanLine } from '../rules/text/cleanText.ts'
import { STORED_TYPE } from './pictures.ts'

/** Characters of a file's name that are kept. */
export const FILE_NAME = 120

/** What a stored file is called where nothing better is known, and the ending that its content has. */
const KINDS: Record<string, { name: string; ending: string; mayEnd: RegExp }> = {
  [DOCUMENT_TYPE]: { name: 'document', ending: '.pdf', mayEnd: /\.pdf$/i },
  // Every picture is stored in this type, whatever was uploaded.
  [STORED_TYPE]: { name: 'picture', ending: '.webp', mayEnd: /\.(webp|jpe?g|png|jfif)$/i },
}

/** One line without its folders, at most FILE_NAME characters with its ending; a general name if nothing is left. */
export function cleanFileName(given: string, contentType: string): string {
  // The end of one that is far too long: cleaning all of it would take long.
  const name = cleanLine(given.slice(-10 * FILE_NAME))
    .replace(/^.*[/\\]/, '')
    .replace(/^[\s.]+/, '')
    .trim()
  if (name === '') return genericName(contentType)
  const letters = [...name]
  if (letters.length <= FILE_NAME) return name
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''
  return `${letters
    .slice(0, FILE_NAME - ending.length)
    .join('')
    .trimEnd()}${ending}`
}

const genericName = (contentType: string) => {
  const kind = KINDS[contentType]
  return kind ? kind.name + kind.ending : 'file'
}

/** The header of a download, by RFC 6266: named as its owner calls it, ending as its content is. */
export function downloadAs(name: string | null, contentType: string): string {
  const generic = `attachment; filename="${genericName(contentType)}"`
  if (name === null) return generic
  const { ending = '', mayEnd = /$^/ } = KINDS[contentType] ?? {}
  const whole = name.toWellFormed().replace(mayEnd, '') + ending
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${generic}; filename*=UTF-8''${encoded}`
}
