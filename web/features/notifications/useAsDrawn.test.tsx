import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useAsDrawn } from './Bell.tsx'

function Unread({ count }: { count: number }) {
  const shown = useAsDrawn('data-shown', String(count))
  return <p data-shown={shown}>{shown !== '0' && <b>{shown} unread</b>}</p>
}

test('what has changed since it was drawn comes alive as drawn, and is shown as it is right after', async () => {
  const complaints = vi.fn<(error: unknown) => void>()
  document.body.innerHTML = `<div id="here">${renderToString(<Unread count={2} />)}</div>`
  const here = document.getElementById('here')!
  const drawn = here.firstElementChild
  const root = await act(async () => hydrateRoot(here, <Unread count={0} />, { onRecoverableError: complaints }))
  expect(complaints).not.toHaveBeenCalled()
  expect([here.firstElementChild === drawn, here.textContent]).toEqual([true, ''])
  await act(async () => root.render(<Unread count={3} />))
  expect(here.textContent).toBe('3 unread')
  await act(async () => root.unmount())
})
