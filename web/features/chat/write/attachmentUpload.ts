/** Makes a picture small where it must be, and sends the file. */
import { drawSmaller, openPicture } from '../../../lib/pictures.ts'
import { ATTACHMENT_BYTES, cannotSend, isOpened, isSentAsItIs, typeOf } from './attachmentRules.ts'
import type { Attachment } from '../engine/chatTypes.ts'

/** Longer side of what is sent, in pixels, and the quality of what is drawn smaller. */
const SMALLER = { side: 2_000, quality: 0.85 }
/** Of the thumbnail, for sharp screens. */
const THUMBNAIL = { side: 112, quality: 0.8 }
const FAILED = 'The upload failed. Please try again.'
/** The file itself is the reason. */
const FINAL = [413, 415, 422]

/** The file as the server has it, or why it has not. `isFinal`: another try would end the same. */
type Uploaded = { attachment: Attachment } | { problem: string; isFinal: boolean }

export interface UploadWatch {
  /** Hears the part that is sent, 0 to 1. */
  onProgress: (part: number) => void
  /** Hears a picture's thumbnail, as a data URL. */
  onThumbnail: (url: string) => void
}

interface Ready {
  body: Blob
  width: number | null
  height: number | null
}

/** Sends a file. Never rejects; null when it was cancelled. */
export async function uploadAttachment(file: File, signal: AbortSignal, watch: UploadWatch): Promise<Uploaded | null> {
  const ready = await readied(file, watch.onThumbnail)
  if (signal.aborted) return null
  if (!ready) return { problem: cannotSend(file), isFinal: true }
  const { status, answer } = await post(ready.body, signal, watch.onProgress)
  if (signal.aborted) return null
  const { id, url, message } = answer
  if (typeof id === 'string' && typeof url === 'string') {
    const { body, width, height } = ready
    // Drawn smaller it is a JPEG, whatever it was.
    const name = body === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return { attachment: { id, url, name, contentType: typeOf(body), byteLength: body.size, width, height } }
  }
  if (status > 0 && status < 500 && typeof message === 'string')
    return { problem: message, isFinal: FINAL.includes(status) }
  return { problem: navigator.onLine ? FAILED : 'You are offline. Try again when you are back online.', isFinal: false }
}

/** What is sent of a file; null when it cannot be. */
async function readied(file: File, onThumbnail: UploadWatch['onThumbnail']): Promise<Ready | null> {
  const asItIs = isSentAsItIs(file) && file.size <= ATTACHMENT_BYTES
  if (!isOpened(file)) return asItIs ? { body: file, width: null, height: null } : null
  try {
    const picture = await openPicture(file)
    const { width, height } = picture
    const mustShrink = !asItIs || Math.max(width, height) > SMALLER.side
    const body = mustShrink ? await drawSmaller(picture, SMALLER) : file
    onThumbnail(await dataUrl(await drawSmaller(picture, THUMBNAIL)))
    picture.close()
    return body.size <= ATTACHMENT_BYTES ? { body, width, height } : null
  } catch {
    return asItIs ? { body: file, width: null, height: null } : null
  }
}

/** The page may show no object URLs. */
function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('Not read')))
    reader.readAsDataURL(picture)
  })
}

interface Answer {
  /** 0: none came. */
  status: number
  answer: Record<string, unknown>
}

/** XMLHttpRequest, because fetch does not tell how much is sent. */
function post(body: Blob, signal: AbortSignal, onProgress: UploadWatch['onProgress']): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media?private=true')
    request.setRequestHeader('content-type', typeOf(body))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => {
      const { status, response } = request
      const answer = typeof response === 'object' && response ? (response as Record<string, unknown>) : {}
      resolve({ status, answer })
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
