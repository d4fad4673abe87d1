/** Which files a message may carry, and what is said of those that it may not. */
import { CHAT_ATTACHMENTS_MAXIMUM } from '../../../../api/rules/constants.ts'

/** Largest file, in bytes; the server's limit. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024
/** A larger picture is not even opened: it may be more than a phone can hold. */
const OPENED_BYTES = 40 * 1024 * 1024
const PICTURES = ['image/jpeg', 'image/png', 'image/webp']
const DOCUMENT = 'application/pdf'
/** What phones make photos of. Some browsers can read them, and then a JPEG is sent. */
const PHONE_PHOTO = /^image\/hei[cf]$/

/** For the file chooser. It leaves HEIC out: a phone then hands over a JPEG. */
export const ATTACHMENT_ACCEPT = [...PICTURES, DOCUMENT].join(',')
export const ATTACHMENT_RULE = 'JPEG, PNG, WebP or PDF up to 5 MB'

/** The content type as it is registered: browsers may say image/jpg. */
export const typeOf = ({ type }: Blob): string => type.toLowerCase().replace(/jpg$/, 'jpeg')

export const isSentAsItIs = (file: Blob): boolean => [...PICTURES, DOCUMENT].includes(typeOf(file))

/** Whether the browser should try to open it as a picture, to make it small or a JPEG. */
export const isOpened = (file: Blob): boolean => PICTURES.includes(typeOf(file)) || PHONE_PHOTO.test(typeOf(file))

/** Why a file cannot be sent, before it is read; null when it may be. */
export function problemOf(file: File): string | null {
  if (!isSentAsItIs(file) && !isOpened(file)) return cannotSend(file)
  return file.size > (isOpened(file) ? OPENED_BYTES : ATTACHMENT_BYTES) || file.size === 0 ? cannotSend(file) : null
}

export const cannotSend = ({ name }: File): string => `${name} can’t be sent. Send ${ATTACHMENT_RULE}.`

export const tooMany = ({ name }: File): string =>
  `${name} wasn’t added. A message can have ${CHAT_ATTACHMENTS_MAXIMUM} files.`
