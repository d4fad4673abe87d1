import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewWorkshopMutation } from '../../../../__generated__/NewWorkshopMutation.graphql.ts'
import type { EditWorkshopMutation } from '../../../../__generated__/EditWorkshopMutation.graphql.ts'
import { readProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import { currentToast, dismissToast } from '../../../../lib/toasts.ts'
import { answerMutation, refused } from '../../../../testing/answers.ts'
import { fill } from '../../../../testing/fill.ts'
import { NOW, renderWorkshops, workshop } from '../workshops.testing.tsx'
// Loaded on demand; here before the tests begin.
import '../../../../features/workshops/form/workshopRules.ts'
import '../../../../features/profiles/sendPicture.ts'

const user = userEvent.setup()

beforeEach(() => {
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function showNew() {
  const tab = await renderWorkshops('&form=new', [])
  await tab.answer('NewWorkshopQuery')
  return tab
}
async function showEdit(differences: object = {}) {
  const tab = await renderWorkshops('&form=12', [workshop({ state: 'PENDING', ...differences })])
  await tab.answer('EditWorkshopQuery')
  return tab
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const set = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

async function fillIn() {
  await fill(user, field(/^Title/), 'Reading a beam drawing')
  await fill(user, field(/^Description/), 'From bar marks to site.')
  set(/^Date/, '2026-12-05')
  set(/^Time/, '16:00')
  await fill(user, field(/^Duration/), '2.5 hours')
  await user.selectOptions(field(/^Branch/), 'Civil Engineering')
  await user.type(field(/^Price/), '499')
}
const FILLED = {
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Civil Engineering',
  date: '2026-12-05',
  time: '16:00',
  duration: '2.5 hours',
  maxParticipants: 50,
  price: '499',
  meetingLink: null,
  imageId: null,
}

test('an empty form says what is missing, beside the fields and as a whole', async () => {
  const { sent } = await showNew()
  await press('Submit for approval')
  await waitFor(() => expect(currentToast()?.description).toBe('Please fill in all required fields.'))
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByRole('link', { name: 'Duration is required' })).toBeTruthy()
  for (const text of ['Title is required', 'Description is required', 'Branch is required', 'Price is required'])
    expect(screen.getAllByText(text)).toHaveLength(2)
  expect(sent()).toEqual([])
})

test('a workshop is submitted, 50 seats unless it says otherwise, and leads back to the list', async () => {
  const { environment, sent, address } = await showNew()
  await fillIn()
  expect(screen.getByText('Each person pays ₹499.')).toBeTruthy()
  await press('Submit for approval')
  await waitFor(() => expect(sent()).toEqual([{ input: FILLED }]))
  await answerMutation<NewWorkshopMutation>(environment, {
    createWorkshop: {
      __typename: 'CreateWorkshopPayload',
      workshop: { id: 'workshop-12' },
      viewer: { id: 'v', workshops: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } },
    },
  })
  expect(currentToast()).toMatchObject({ title: 'Workshop Created' })
  expect(address()).toBe('?tab=workshops')
  expect(readProfileDraft('mentor:3', 'workshop-new')).toBeNull()
})

test('what was refused is said, and what was typed outlives a reload', async () => {
  const { environment, sent } = await showNew()
  await fillIn()
  await press('Submit for approval')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await answerMutation<NewWorkshopMutation>(environment, {
    createWorkshop: refused('NotAllowedError', 'Only accepted mentors can offer workshops.'),
  })
  expect(currentToast()).toMatchObject({
    title: 'Failed to create workshop',
    description: 'Only accepted mentors can offer workshops.',
  })
  expect(field(/^Title/).value).toBe('Reading a beam drawing')
  expect(readProfileDraft('mentor:3', 'workshop-new')?.values).toMatchObject({ title: 'Reading a beam drawing' })
})

test('a draft of an earlier visit stands in the form again', async () => {
  const values = { title: 'Storey drift', price: '0' }
  localStorage.setItem(
    'profile-drafts',
    JSON.stringify({ owner: 'mentor:3', sections: { 'workshop-new': { at: NOW, version: null, values } } }),
  )
  await showNew()
  expect(field(/^Title/).value).toBe('Storey drift')
  expect(screen.getByText('Free for everyone.')).toBeTruthy()
  expect(screen.getByText(/We’ve saved what you typed/)).toBeTruthy()
  await press('Discard')
  expect(field(/^Title/).value).toBe('')
  expect(readProfileDraft('mentor:3', 'workshop-new')).toBeNull()
})

test('a day for which nobody could register is named as such', async () => {
  await showNew()
  await act(async () => set(/^Date/, '2026-11-22'))
  expect(screen.getByText(/Registration for this day is already closed/)).toBeTruthy()
  await act(async () => set(/^Date/, '2026-12-05'))
  expect(screen.getByText('Registration ends 24 hours before this day begins.')).toBeTruthy()
})

const chosen = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'beam', { type })
const choose = (file: File) =>
  act(async () => void fireEvent.change(field('Picture of the workshop'), { target: { files: [file] } }))

test.each([
  ['application/pdf', 10, 'Invalid file type'],
  ['image/png', 5 * 1024 * 1024 + 1, 'File too large'],
])('a picture of type %s with %d bytes is refused: %s', async (type, bytes, title) => {
  await showNew()
  await choose(chosen(type, bytes))
  await waitFor(() => expect(currentToast()).toMatchObject({ title }))
  expect(screen.getByRole('button', { name: 'Add picture' })).toBeTruthy()
})

test('a picture is made smaller but not small, shown, and can be removed', async () => {
  const drawn = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3200, height: 1800, close() {} }))
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 'abc', url: '/media/abc' })))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: drawn,
  } as unknown as ImageBitmapRenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])))
  await showNew()
  await choose(chosen('image/png'))
  await screen.findByRole('button', { name: 'Change picture' })
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 900])
  expect(document.querySelectorAll('img[src="/media/abc"]').length).toBeGreaterThan(0)
  await press('Remove picture')
  expect(screen.getByRole('button', { name: 'Add picture' })).toBeTruthy()
  expect(document.querySelectorAll('img[src="/media/abc"]')).toHaveLength(0)
})

test('of a change only what differs is sent, with the version that it was made from', async () => {
  const { sent } = await showEdit()
  const title = field(/^Title/)
  await user.clear(title)
  await user.type(title, 'Reading a slab drawing')
  await press('Save changes')
  await waitFor(() => expect(sent()).toEqual([{ input: { id: 12, version: 3, title: 'Reading a slab drawing' } }]))
})

test('a rejected one says why, and is submitted again also as it is', async () => {
  const { sent } = await showEdit({ state: 'REJECTED', rejectionReason: 'Say what people should know before.' })
  expect(screen.getByText('Say what people should know before.')).toBeTruthy()
  await press('Submit again')
  await waitFor(() => expect(sent()).toEqual([{ input: { id: 12, version: 3 } }]))
})

/** As the server answers a conflict. */
function kept(differences: object) {
  const {
    messages: _none,
    registrations: _nobody,
    viewerIsOrganiser: _own,
    attendedCount: _a,
    heldSeats: _h,
    waitingCount: _w,
    cancelRefunds: _b,
    registeredCount: _r,
    startsAt: _s,
    cancelReason: _c,
    ...saved
  } = workshop()
  return { ...saved, ...differences }
}

test('what was saved elsewhere meanwhile stands beside what was typed', async () => {
  const { environment, sent } = await showEdit()
  const title = field(/^Title/)
  await user.clear(title)
  await user.type(title, 'Mine')
  set(/^Price/, '750')
  await press('Save changes')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await answerMutation<EditWorkshopMutation>(environment, {
    updateWorkshop: refused('WorkshopConflictError', 'This workshop was changed meanwhile.', {
      workshop: kept({ state: 'PENDING', title: 'Theirs', price: 75_000, version: 4 }),
    }),
  })
  // The same price was saved: that is no question.
  expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
  const group = within(screen.getByRole('group', { name: 'Title' }))
  expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Theirs', 'Mine'])
  await user.click(group.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent()).toEqual([{ input: { id: 12, version: 4, title: 'Mine' } }]))
})

test('approved while it was edited: what was typed is not saved, and still there to be read', async () => {
  const { environment, sent } = await showEdit()
  await user.type(field(/^Description/), ' With a site visit.')
  await press('Save changes')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await answerMutation<EditWorkshopMutation>(environment, {
    updateWorkshop: refused('WorkshopConflictError', "An approved workshop can't be changed.", {
      workshop: kept({ state: 'APPROVED', version: 4 }),
    }),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your last changes were not saved.')
  expect(
    within(alert)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['From bar marks to site. With a site visit.'])
  expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true)
  await user.click(within(alert).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(readProfileDraft('mentor:3', 'workshop-12')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit workshop' }))
})

test('an approved one is no longer edited here', async () => {
  await showEdit({ state: 'APPROVED' })
  expect(screen.getByText(/This workshop is approved/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Title/)).toBeNull()
})

test('somebody else’s workshop is not found', async () => {
  const tab = await renderWorkshops('&form=12', [workshop({ viewerIsOrganiser: false })])
  await tab.answer('EditWorkshopQuery')
  expect(screen.getByRole('heading', { name: 'Workshop not found' })).toBeTruthy()
})
