/** Loaded when the first file is chosen: makes a picture small where it must be, and sends the file. */
import { drawSmaller, openPicture } from '../../lib/pictures.ts'
import { ATTACHMENT_BYTES, cannotSend, isOpened, isSentAsItIs, typeOf } from './attachmentRules.ts'
import type { Attachment } from './chatTypes.ts'

/** Longer side of what is sent, in pixels, and the quality of what is drawn smaller. */
const SMALLER = { side: 2_000, quality: 0.85 }
const FAILED = 'The upload failed. Please try again.'

/** The file as the server has it, or why it has not. `isFinal`: another try would end the same. */
export type Uploaded = { attachment: Attachment } | { problem: string; isFinal: boolean }

interface Ready {
  body: Blob
  width: number | null
  height: number | null
}

/** Sends a file. Never rejects; null when it was cancelled. `onProgress` hears the part that is sent, 0 to 1. */
export async function uploadAttachment(
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Uploaded | null> {
  const ready = await readied(file)
  if (signal.aborted) return null
  if (!ready) return { problem: cannotSend(file), isFinal: true }
  const answer = await post(ready.body, signal, onProgress)
  if (signal.aborted) return null
  if (!answer)
    return { problem: navigator.onLine ? FAILED : 'You are offline. Try again when you are back.', isFinal: false }
  const { id, url, message } = answer
  if (typeof id === 'string' && typeof url === 'string') {
    const { body, width, height } = ready
    // Drawn smaller it is a JPEG, whatever it was.
    const name = body === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return { attachment: { id, url, name, contentType: typeOf(body), byteLength: body.size, width, height } }
  }
  return { problem: typeof message === 'string' ? message : FAILED, isFinal: false }
}

/** What is sent of a file; null when it cannot be. */
async function readied(file: File): Promise<Ready | null> {
  const asItIs = isSentAsItIs(file) && file.size <= ATTACHMENT_BYTES
  if (!isOpened(file)) return asItIs ? { body: file, width: null, height: null } : null
  try {
    const picture = await openPicture(file)
    const { width, height } = picture
    const mustShrink = !asItIs || Math.max(width, height) > SMALLER.side
    const body = mustShrink ? await drawSmaller(picture, SMALLER) : file
    picture.close()
    return body.size <= ATTACHMENT_BYTES ? { body, width, height } : null
  } catch {
    return asItIs ? { body: file, width: null, height: null } : null
  }
}

/** XMLHttpRequest, because fetch does not tell how much is sent. Null when no useful answer came. */
function post(
  body: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Record<string, unknown> | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media?private=true')
    request.setRequestHeader('content-type', typeOf(body))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => {
      const { status, response } = request
      const isForPerson = status > 0 && status < 500 && typeof response === 'object'
      resolve(isForPerson ? (response as Record<string, unknown> | null) : null)
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
