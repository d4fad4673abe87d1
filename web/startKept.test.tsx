import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './startKept.ts'

const heard = vi.fn<(what: string) => void>()
const hear = ({ target }: { target: HTMLInputElement }) => heard(`${target.value} ${target.checked}`)

function Page() {
  return (
    <>
      <input type="radio" name="kind" value="student" onChange={hear} />
      <input type="radio" name="kind" value="early" onChange={hear} />
      <input type="checkbox" value="box" onChange={hear} />
      <textarea onChange={({ target }) => heard(target.value)} />
      <button type="button" onClick={() => heard('pressed')}>
        Press
      </button>
    </>
  )
}

function draw() {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div><div id="not-whole" hidden></div>`
  const root = document.getElementById('root')!
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => root.querySelector<E>(selector)!
  return {
    find,
    notice: document.getElementById('not-whole')!,
    async comeAlive() {
      await act(async () => hydrateRoot(root, <Page />))
      await act(() => vi.advanceTimersByTimeAsync(100))
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('of a group the one is told that is chosen in the end', async () => {
  const { find, comeAlive } = draw()
  for (const value of ['early', 'student', 'early']) find(`[value=${value}]`).click()
  await comeAlive()
  expect(heard.mock.calls).toEqual([['early true']])
  expect(find('[value=early]').checked).toBe(true)
})

test('a box that is ticked is told, and one that is as before is not', async () => {
  const ticked = draw()
  ticked.find('[value=box]').click()
  await ticked.comeAlive()
  expect(heard.mock.calls).toEqual([['box true']])
  const twice = draw()
  for (let presses = 0; presses < 2; presses += 1) twice.find('[value=box]').click()
  await twice.comeAlive()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a text is told and not written anew', async () => {
  const { find, comeAlive } = draw()
  const text = find<HTMLTextAreaElement>('textarea')
  text.value = 'Bridges'
  text.dispatchEvent(new Event('input', { bubbles: true }))
  const written = vi.fn()
  text.setSelectionRange = written
  await comeAlive()
  expect(heard.mock.calls).toEqual([['Bridges']])
  expect(written).not.toHaveBeenCalled()
})

test('a field that is drawn again, as in a translated page, keeps what was typed', async () => {
  const Form = () => (
    <>
      <p>Your number</p>
      <input name="phone" onChange={hear} />
    </>
  )
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  const root = document.getElementById('root')!
  const field = root.querySelector('input')!
  field.value = '98765'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  root.querySelector('p')!.innerHTML = '<font>आपका नंबर</font>'
  await act(async () => hydrateRoot(root, <Form />, { onRecoverableError: () => {} }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(field.isConnected).toBe(false)
  expect(root.querySelector('input')!.value).toBe('98765')
  expect(heard.mock.calls).toEqual([['98765 false']])
})

test('a page that takes long says so after a minute, and a press counts however late it comes alive', async () => {
  const { find, notice, comeAlive } = draw()
  find('button').click()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(notice.hidden).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(notice.hidden).toBe(false)
  await vi.advanceTimersByTimeAsync(100_000)
  await comeAlive()
  expect(heard.mock.calls).toEqual([['pressed']])
  expect(notice.hidden).toBe(true)
})
