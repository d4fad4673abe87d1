import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTray, type Tray } from './attachmentTray.ts'
import { fileOf, pretendUploads, stored } from './attachments.testing.ts'

const MB = 1024 * 1024
let browser: ReturnType<typeof pretendUploads>
beforeEach(() => void (browser = pretendUploads()))
let trays: Tray[] = []
afterEach(() => {
  // What is still under way would be sent in the next test.
  for (const tray of trays) for (const { key } of tray.getState().files) tray.remove(key)
  trays = []
  vi.unstubAllGlobals()
})

function newTray(): Tray {
  const tray = createTray()
  trays.push(tray)
  return tray
}

const states = (tray: Tray) => tray.getState().files.map(({ name, state }) => [name, state])

test('files are sent one after another, as private ones, and handed over with their names', async () => {
  const tray = newTray()
  tray.add([fileOf('drift.png'), fileOf('calc.pdf', 'application/pdf')])
  expect(states(tray)).toEqual([
    ['drift.png', 'sending'],
    ['calc.pdf', 'waiting'],
  ])
  const first = await browser.request()
  // The policy of our pages lets them show no object URLs.
  expect(tray.getState().files[0]?.thumbnail).toMatch(/^data:image\/jpeg;base64,/)
  expect(first.address).toBe('/api/media?private=true')
  expect(first.headers['content-type']).toBe('image/png')
  await first.progresses(0.4)
  expect(tray.getState().files[0]?.progress).toBe(0.4)
  await first.answers(200, stored('a'))
  const second = await browser.request(1)
  expect(second.headers['content-type']).toBe('application/pdf')
  await second.answers(200, stored('b'))
  await vi.waitFor(() => expect(states(tray).map(([, state]) => state)).toEqual(['ready', 'ready']))
  expect(tray.take()).toEqual([
    { ...stored('a'), name: 'drift.png', contentType: 'image/png', byteLength: 10, width: 800, height: 600 },
    { ...stored('b'), name: 'calc.pdf', contentType: 'application/pdf', byteLength: 10, width: null, height: null },
  ])
  expect(tray.getState().files).toEqual([])
})

test.each([
  ['plan.dwg', 'application/acad', 10],
  ['notes.txt', 'text/plain', 10],
  ['loop.gif', 'image/gif', 10],
  ['calc.pdf', 'application/pdf', 5 * MB + 1],
  ['empty.png', 'image/png', 0],
])('%s of type %s and %i bytes is refused by name, and nothing is sent', (name, type, bytes) => {
  const tray = newTray()
  tray.add([fileOf(name, type, bytes)])
  expect(tray.getState()).toEqual({
    files: [],
    refusals: [`${name} can’t be sent. Send JPEG, PNG, WebP or PDF up to 5 MB.`],
  })
})

test('the sixth file is not added, and the others are', () => {
  const tray = newTray()
  tray.add([1, 2, 3, 4].map((each) => fileOf(`${each}.png`)))
  tray.add([fileOf('5.png'), fileOf('6.png')])
  expect(tray.getState().files.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png'])
  expect(tray.getState().refusals).toEqual(['6.png wasn’t added. A message can have 5 files.'])
})

test.each([
  ['a photo of 6 MB', 'image/jpeg', 6 * MB, { width: 1000, height: 800 }],
  ['a picture longer than 2,000 pixels', 'image/png', 10, { width: 4000, height: 3000 }],
  ['what a phone makes photos of', 'image/heic', 10, { width: 1000, height: 800 }],
])('%s is drawn as a smaller JPEG first', async (_what, type, bytes, size) => {
  browser = pretendUploads(size)
  const tray = newTray()
  tray.add([fileOf('IMG_1.HEIC', type, bytes)])
  const request = await browser.request()
  expect(request.headers['content-type']).toBe('image/jpeg')
  expect(Math.max(...(browser.drawn.mock.calls[0]?.slice(3) as number[]))).toBeLessThanOrEqual(2000)
  await request.answers(200, stored('a'))
  await vi.waitFor(() => expect(states(tray)).toEqual([['IMG_1.HEIC', 'ready']]))
  expect(tray.take()[0]).toMatchObject({ name: 'IMG_1.jpg', contentType: 'image/jpeg', byteLength: 5 })
})

test('what the browser cannot open is sent as it is if the server takes it, and refused by name otherwise', async () => {
  const tray = newTray()
  tray.add([fileOf('IMG_2.heic', 'image/heic', 13), fileOf('odd.png', 'image/png', 13)])
  const request = await browser.request()
  expect(request.body?.type).toBe('image/png')
  expect(tray.getState().files).toMatchObject([
    {
      name: 'IMG_2.heic',
      state: 'failed',
      problem: 'IMG_2.heic can’t be sent. Send JPEG, PNG, WebP or PDF up to 5 MB.',
      isFinal: true,
    },
    { name: 'odd.png', state: 'sending' },
  ])
})

test('a failed upload says why, keeps the file and is tried again', async () => {
  const tray = newTray()
  tray.add([fileOf('drift.png'), fileOf('next.png')])
  await (await browser.request()).answers(429, { message: 'Please wait until your other uploads are done.' })
  await vi.waitFor(() =>
    expect(tray.getState().files[0]).toMatchObject({
      state: 'failed',
      problem: 'Please wait until your other uploads are done.',
      isFinal: false,
    }),
  )
  // The one behind it does not wait for it.
  await (await browser.request(1)).answers(200, stored('b'))
  await vi.waitFor(() => expect(states(tray)[1]).toEqual(['next.png', 'ready']))
  tray.retry(1)
  await (await browser.request(2)).answers(200, stored('a'))
  await vi.waitFor(() => expect(states(tray)[0]).toEqual(['drift.png', 'ready']))
})

test.each([
  [500, { message: 'Internal error' }, 'The upload failed. Please try again.'],
  [502, '<html>', 'The upload failed. Please try again.'],
  [0, null, 'The upload failed. Please try again.'],
])('an answer of status %i is explained in plain words', async (status, body, problem) => {
  const tray = newTray()
  tray.add([fileOf('drift.png')])
  await (await browser.request()).answers(status, body)
  await vi.waitFor(() => expect(tray.getState().files[0]?.problem).toBe(problem))
})

test('what the server finds wrong with the file itself is not tried again', async () => {
  const tray = newTray()
  tray.add([fileOf('calc.pdf', 'application/pdf')])
  await (await browser.request()).answers(415, { message: 'This file is not a complete PDF.' })
  await vi.waitFor(() =>
    expect(tray.getState().files[0]).toMatchObject({ problem: 'This file is not a complete PDF.', isFinal: true }),
  )
})

test('offline it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const tray = newTray()
  tray.add([fileOf('drift.png')])
  await (await browser.request()).answers(0)
  await vi.waitFor(() =>
    expect(tray.getState().files[0]?.problem).toBe('You are offline. Try again when you are back online.'),
  )
})

test('a cancelled upload is stopped and gone, and the next one is sent', async () => {
  const tray = newTray()
  tray.add([fileOf('drift.png'), fileOf('next.png')])
  const first = await browser.request()
  tray.remove(1)
  expect(first.isAborted).toBe(true)
  await (await browser.request(1)).answers(200, stored('b'))
  await vi.waitFor(() => expect(states(tray)).toEqual([['next.png', 'ready']]))
})

test('the same file chosen twice is one', async () => {
  const tray = newTray()
  tray.add([fileOf('drift.png'), fileOf('again.png')])
  await (await browser.request()).answers(200, stored('a'))
  await (await browser.request(1)).answers(200, stored('a'))
  await vi.waitFor(() => expect(states(tray)).toEqual([['drift.png', 'ready']]))
})
