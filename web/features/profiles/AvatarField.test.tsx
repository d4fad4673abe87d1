import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { AvatarField } from './AvatarField.tsx'
// Loaded on demand; here before the tests begin.
import './sendPicture.ts'
import type { SavePicture } from './AvatarField.tsx'

const SMALL = new Blob(['small'], { type: 'image/jpeg' })
const drawn = vi.fn()
const readPicture = vi.fn(async (_file: Blob, _options: object) => ({ width: 1600, height: 1200, close() {} }))
const upload = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', readPicture)
  vi.stubGlobal('fetch', upload)
  upload.mockImplementation(() => answer(200, { id: 'abc', url: '/media/abc' }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: drawn,
  } as unknown as ImageBitmapRenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) =>
    done(type === 'image/jpeg' && quality === 0.7 ? SMALL : null),
  )
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const mock of [drawn, readPicture, upload]) mock.mockClear()
})

const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const saver = () => vi.fn<SavePicture>(() => Promise.resolve({ refused: null }))
const file = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'me', { type })

function show({ kinds = 'photos' as 'photos' | 'images', picture = null as string | null, onSave = saver() } = {}) {
  render(
    <AvatarField kinds={kinds} picture={picture} onSave={onSave}>
      <span>AI</span>
    </AvatarField>,
  )
  return onSave
}
const input = () => screen.getByLabelText('Profile picture')
const choose = (chosen: File) => act(async () => void fireEvent.change(input(), { target: { files: [chosen] } }))
const button = (name: string) => screen.findByRole('button', { name })

test('a picture is made small, sent and saved, by the file chooser and by dropping it', async () => {
  const onSave = show()
  await choose(file())
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('abc'))
  expect(readPicture.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' })
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([0, 0, 400, 300])
  expect(upload.mock.calls[0]?.[1]).toMatchObject({ body: SMALL, headers: { 'content-type': 'image/jpeg' } })
  fireEvent.drop(screen.getByText('AI'), { dataTransfer: { files: [file('image/webp')] } })
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
})

test.each([
  ['photos', 'image/gif', 'Please upload a JPEG, PNG, or WebP image.'],
  ['photos', '', 'Please upload a JPEG, PNG, or WebP image.'],
  ['images', 'application/pdf', 'Please choose an image.'],
] as const)('of %s a file of type %j is refused before it is sent', async (kinds, type, description) => {
  show({ kinds })
  await choose(file(type))
  expect(currentToast()).toMatchObject({ title: 'Invalid file type', description })
  expect(upload).not.toHaveBeenCalled()
})

test('5 MB are taken, more are too large', async () => {
  const onSave = show()
  await choose(file('image/jpg', 5 * 1024 * 1024 + 1))
  expect(currentToast()).toMatchObject({ title: 'File too large', description: 'Please choose one of at most 5 MB.' })
  expect(upload).not.toHaveBeenCalled()
  await choose(file('image/jpg', 5 * 1024 * 1024))
  await waitFor(() => expect(onSave).toHaveBeenCalled())
})

test('what the browser cannot draw is sent as it is if the server takes its type, and not sent otherwise', async () => {
  readPicture.mockRejectedValue(new Error('unreadable'))
  const onSave = show({ kinds: 'images' })
  await choose(file('image/heic'))
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Upload failed',
      description: 'Failed to process image. Please try again.',
    }),
  )
  expect(upload).not.toHaveBeenCalled()
  const photo = file('image/jpg')
  await choose(photo)
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('abc'))
  expect(upload.mock.calls[0]?.[1]).toMatchObject({ body: photo, headers: { 'content-type': 'image/jpg' } })
  readPicture.mockImplementation(async () => ({ width: 10, height: 10, close() {} }))
})

test.each([
  [415, 'This image is damaged.', 'Invalid file type', 'This image is damaged.'],
  [422, 'Too many pixels.', 'Upload failed', 'Too many pixels.'],
  [500, 'Internal error', 'Upload failed', 'Failed to process image. Please try again.'],
])('a server that answers %i with %j is reported as %s', async (status, message, title, description) => {
  upload.mockImplementation(() => answer(status, { message }))
  const onSave = show()
  await choose(file())
  await waitFor(() => expect(currentToast()).toMatchObject({ title, description }))
  expect(onSave).not.toHaveBeenCalled()
  expect(await button('Add picture')).toBeTruthy()
})

test('an upload can be cancelled: nothing is saved, and nothing is said', async () => {
  const user = userEvent.setup()
  upload.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const onSave = show()
  await choose(file())
  expect(screen.getByRole('status').textContent).toBe('Uploading…')
  await waitFor(() => expect(upload).toHaveBeenCalled())
  await user.click(await button('Cancel'))
  expect(await button('Add picture')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  expect(currentToast()).toBeNull()
})

test('a save that failed is tried again without another upload', async () => {
  const user = userEvent.setup()
  const onSave = saver().mockResolvedValueOnce({ refused: 'No connection' })
  show({ onSave })
  await choose(file())
  await user.click(await button('Save picture'))
  expect(onSave.mock.calls).toEqual([['abc'], ['abc']])
  expect(upload).toHaveBeenCalledTimes(1)
  expect(await button('Add picture')).toBeTruthy()
})

test('a picture can be removed, and is back with one press', async () => {
  const user = userEvent.setup()
  const onSave = show({ picture: '/media/abc' })
  await user.click(await button('Remove picture'))
  expect(onSave).toHaveBeenCalledWith(null)
  const change = await button('Change picture')
  await waitFor(() => expect(document.activeElement).toBe(change))
  expect(currentToast()).toMatchObject({ title: 'Picture removed', action: { label: 'Undo' } })
  currentToast()?.action?.run()
  expect(onSave).toHaveBeenLastCalledWith('/media/abc')
})

test('a picture that could not be removed is not said to be', async () => {
  const user = userEvent.setup()
  show({ picture: '/media/abc', onSave: saver().mockResolvedValueOnce({ refused: 'No connection' }) })
  await user.click(await button('Remove picture'))
  expect(await button('Remove picture')).toBeTruthy()
  expect(currentToast()).toBeNull()
})
