import { act, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useEarlyChoice } from './useEarlyChoice.ts'

function Order({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChoice(select, value, onChoose)
  return (
    <select ref={select} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option>price</option>
      <option>rating</option>
    </select>
  )
}

test.each([
  ['rating', [['rating']]],
  ['price', []],
])('%s, chosen before hydrating, is applied if it is a choice', async (chosen, calls) => {
  const onChoose = vi.fn<(value: string) => void>()
  const page = <Order value="price" onChoose={onChoose} />
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  root.querySelector('select')!.value = chosen
  await act(async () => hydrateRoot(root, page))
  expect(onChoose.mock.calls).toEqual(calls)
})
