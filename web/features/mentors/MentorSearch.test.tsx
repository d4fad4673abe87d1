import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { nativeAddress } from '../../testing/nativeAddress.ts'
import { mentorVariables, readFilters, writeFilters } from './filters.ts'
import { MentorSearch } from './MentorSearch.tsx'

const user = userEvent.setup()

test('what no text of ours has is left out of an address', () => {
  const filters = readFilters(new URLSearchParams({ search: ' site\0 vs design', mainBranch: 'Civil\0 Engineering' }))
  expect(filters).toMatchObject({ search: 'site vs design', mainBranch: 'Civil Engineering' })
})

test.each(['', '  ', 'site vs design', 'R&D 100%', 'तकनीक'])(
  '“%s” is found at one address, with script and without',
  async (text) => {
    const router = createMemoryRouter([{ path: '*', element: <MentorSearch /> }], { initialEntries: ['/nowhere'] })
    render(
      <RelayEnvironmentProvider environment={createMockEnvironment()}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    )
    if (text) await user.type(screen.getByLabelText('Search mentors'), text)
    const plain = new URL(
      nativeAddress(screen.getByLabelText<HTMLInputElement>('Search mentors').form!, '/nowhere'),
      'http://x.in',
    )
    await user.click(screen.getByRole('button', { name: 'Find mentors' }))
    const { pathname, search } = router.state.location
    expect(plain.pathname + writeFilters(readFilters(plain.searchParams))).toBe(pathname + search)
    expect(mentorVariables(plain)).toEqual(mentorVariables(new URL(pathname + search, 'http://x.in')))
  },
)
