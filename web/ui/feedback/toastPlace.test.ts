// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { pageFor, toastPlace, type Box } from './toastPlace.ts'

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const wide = { room: { left: 0, top: 64, right: 1280, bottom: 900 }, edge: 'bottom' } as const
const WIDE = { width: 400, height: 80 }
const save = box(1_100, 840)
const discard = box(40, 840)
const everywhere = [box(0, 64, 1280, 400), box(0, 464, 1280, 436)]

test.each<[string, Box[], Box[], [left: number, top: number]]>([
  ['in the usual corner', [box(600, 400)], [], [864, 812]],
  ['on the other side of a button that it would cover', [save], [], [16, 812]],
  ['above a bar of buttons at the bottom', [save, discard], [], [864, 752]],
  ['beside a panel as high as the window', [box(800, 0, 480, 900)], [], [16, 812]],
  ['where it covers least', [...everywhere, save, discard, box(1_000, 100)], [], [864, 752]],
  [
    'never over an act if it can cover something else',
    [...everywhere, box(0, 464, 1280, 436)],
    [box(0, 64, 1280, 400)],
    [864, 812],
  ],
  [
    'over more of the page rather than over one act',
    [...everywhere, ...everywhere.slice(1)],
    everywhere.slice(0, 1),
    [864, 812],
  ],
])('a wide screen has it %s', (_name, taken, acts, [left, top]) => {
  expect(toastPlace(WIDE, { ...wide, taken: [...taken, ...acts], acts })).toEqual({ left, top })
})

const phone = { room: { left: 0, top: 56, right: 360, bottom: 740 }, edge: 'top' } as const
const PHONE = { width: 328, height: 80 }
const row = (top: number, bottom: number) => box(16, top, 328, bottom - top)

test.each<[string, Box[], number]>([
  ['under the header', [], 64],
  ['under the header when a field lies below it', [row(300, 350)], 64],
  ['below a field or a button that is where it would be', [row(80, 150)], 158],
  ['between a title and a button', [row(56, 110), row(300, 350)], 118],
  ['below both when nothing lies between', [row(56, 110), row(140, 200)], 208],
  ['at the bottom, but above the buttons there', [row(60, 560), row(690, 740)], 568],
])('a phone has it %s', (_name, taken, top) => {
  expect(toastPlace(PHONE, { ...phone, taken, acts: [] })).toEqual({ left: 16, top })
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** Lays out the elements of this page one under the other, 10 px each, and answers the tops of what counts. */
function read(html: string, title = 'Saved') {
  document.body.innerHTML = html
  for (const [index, element] of [...document.querySelectorAll('[id]')].entries())
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 10 + 1, 100, 10))
  const { taken, acts } = pageFor(title, document.querySelector('.toast')!)
  const ids = (boxes: readonly Box[]) =>
    boxes.map(({ top }) => document.querySelectorAll('[id]')[Math.floor(top / 10)]!.id)
  return { taken: ids(taken), acts: ids(acts) }
}

test('counts the buttons and links of the page and of its header, what says the same, and messages', () => {
  expect(
    read(`
      <header><button id="menu"></button></header>
      <main>
        <h1 id="fact">Saved</h1><h2 id="other">Times</h2><a id="link" href="/"></a><input id="field" />
        <p id="message" role="alert">Please select a time slot</p><p id="status" role="status">Sent</p>
      </main>
      <div class="toast"><button id="dismiss"></button></div>`),
  ).toEqual({ taken: ['menu', 'link', 'field', 'fact', 'message'], acts: [] })
})

test('counts the page’s heading, and the one that has the focus', () => {
  const page =
    '<main><h1 id="title">Requests</h1><h2 id="next" tabindex="-1">Arjun</h2><h2 id="other">Sneha</h2></main>'
  document.body.innerHTML = page
  expect(read(`${page}<div class="toast"></div>`).taken).toEqual(['title'])
  document.getElementById('next')!.focus()
  expect(pageFor('Saved', document.querySelector('.toast')!).taken).toHaveLength(2)
})

test('counts the acts of an open dialog one by one, and not what cannot be pressed behind it', () => {
  expect(
    read(`
      <main data-aria-hidden="true"><button id="behind"></button></main>
      <div role="dialog" data-state="open" id="dialog"><h2 id="title">Cancel</h2><button id="close"></button></div>
      <div class="toast"></div>`),
  ).toEqual({ taken: ['close', 'title'], acts: ['close'] })
})
