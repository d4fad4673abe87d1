import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What the browser has sent and not heard back. */
export class PretendedRequest {
  static all: PretendedRequest[] = []
  upload = {
    progressed: (_event: { loaded: number; total: number }) => {},
    addEventListener(_type: 'progress', listener: (event: { loaded: number; total: number }) => void) {
      this.progressed = listener
    },
  }
  ended = () => {}
  addEventListener(_type: 'loadend', listener: () => void) {
    this.ended = listener
  }
  status = 0
  response: unknown = null
  isAborted = false
  body: Blob | null = null
  address = ''
  headers: Record<string, string> = {}
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: Blob) {
    this.body = body
    PretendedRequest.all.push(this)
  }
  abort() {
    this.isAborted = true
    this.ended()
  }
  progresses = (part: number) => act(async () => this.upload.progressed({ loaded: part * 100, total: 100 }))
  /** The server's answer; status 0: none came. */
  answers(status: number, response: unknown = null) {
    return act(async () => {
      Object.assign(this, { status, response })
      this.ended()
    })
  }
}

/** A browser in which pictures are `width` × `height`, and uploads wait for the test. */
export function pretendUploads({ width = 800, height = 600 } = {}) {
  PretendedRequest.all = []
  const drawn = vi.fn()
  vi.stubGlobal('XMLHttpRequest', PretendedRequest)
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async (file: Blob) => {
      if (file.size === 13) throw new Error('unreadable')
      return { width, height, close() {} }
    }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: drawn,
  } as unknown as ImageBitmapRenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['small'], { type: type ?? '' })),
  )
  return {
    drawn,
    /** The upload that is under way, once it is. */
    request: (index = 0) =>
      vi.waitFor(() => {
        const request = PretendedRequest.all[index]
        if (!request) throw new Error('Nothing was sent')
        return request
      }),
    sent: () => PretendedRequest.all.length,
  }
}

export const fileOf = (name: string, type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type })
export const stored = (id: string) => ({ id, url: `/media/private/${id}` })
