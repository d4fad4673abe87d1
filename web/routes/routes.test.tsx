import { act, cleanup, render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { headHtml } from './matchPage.ts'
import { environment } from '../relay/network/environment.ts'
import { adminPages } from './adminPages.ts'
import { adminRoutes } from './adminRoutes.tsx'
import { allPaths, development, missing, pages } from './pages.ts'
import { routes } from './routes.tsx'

const entries = [...pages, ...adminPages, development, missing].map(({ entry }) => entry)
const folders = (files: Record<string, unknown>) =>
  Object.keys(files)
    .map((file) => file.split('/')[2] ?? '')
    .sort()
const code = import.meta.glob<object>('../pages/*/*Page.tsx')

afterEach(() => {
  cleanup()
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove()
  vi.unstubAllGlobals()
})

test('each folder of pages is one page: an entry of its name, reached from the table, and code', () => {
  const all = [...new Set(folders(import.meta.glob('../pages/*/*')))]
  expect(all.length).toBeGreaterThan(20)
  expect(entries.map(({ name }) => name).sort()).toEqual(all)
  expect(folders(code)).toEqual(all)
  expect(folders(import.meta.glob('../pages/*/page.ts'))).toEqual(all)
})

test.each(Object.entries(code))('%s exports the screen of its name', async (file, load) => {
  const name = /(\w+)\.tsx$/.exec(file)?.[1]
  expect(await load()).toHaveProperty(name ?? '', expect.any(Function))
})

test('no two pages share a path, and each path is found', () => {
  expect(new Set(allPaths).size).toBe(allPaths.length)
  for (const path of allPaths) {
    const match = matchRoutes(routes, path.replaceAll(/:\w+/g, '7'))?.at(-1)
    expect(match?.route.path).toBe(path)
  }
  for (const path of adminPages.flatMap(({ paths }) => paths)) {
    expect(matchRoutes([...routes, ...adminRoutes], path)?.at(-1)?.route.path).toBe(path)
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*')
  }
  expect(matchRoutes(routes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
})

/** The client at an address; nothing is ever answered. */
function show(address: string) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return router
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

test('a page has its title while its skeleton is shown', async () => {
  const router = show('/no/such/page')
  await vi.waitFor(() => expect(document.title).toBe('Page Not Found - Plumbline'))
  await act(() => router.navigate('/notifications'))
  expect([isLoading(), document.title]).toEqual([true, 'All Notifications - Plumbline'])
  expect(description()).toMatch(/^Updates on your sessions/)
  await act(() => router.navigate('/mentor/7'))
  expect([isLoading(), document.title, description()]).toEqual([true, 'Mentor - Plumbline', undefined])
})

test('what the server wrote with the data stays until the page has them', async () => {
  document.head.innerHTML = headHtml({ title: 'Asha Rao, Engineer' }, 'https://plumbline.example')
  const router = show('/mentor/7')
  await vi.waitFor(() => expect(isLoading()).toBe(true))
  expect(document.title).toBe('Asha Rao, Engineer - Plumbline')
  await act(() => router.navigate('/pricing'))
  expect(document.title).toBe('Pricing - Plumbline')
})
