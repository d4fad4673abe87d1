// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { NAME_AND_EMAIL } from '../../../api/rules/constants.ts'
import { emailUpdate, nameUpdate, proseUpdateOrEmpty } from '../../../api/rules/inputs/fields/profileFields.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { forgetTyped } from '../accounts/session/leave.ts'
import { PROFILE_TOASTS, type ProfileSaved, type SaveProfile } from './profileSave.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useProfileSection, type SectionRules } from './useProfileSection.ts'

type Profile = Record<'name' | 'email' | 'bio', string>
const schema = z.object({
  name: nameUpdate(),
  email: emailUpdate(),
  bio: proseUpdateOrEmpty('Bio', 50),
  secret: z.string(),
})
const RULES: SectionRules<Profile & { secret: string }, z.infer<typeof schema>, Profile> = {
  id: 'you',
  title: 'You',
  labels: { name: 'Name', email: 'Email', bio: 'Bio' },
  schema: () => Promise.resolve(schema),
  toForm: ({ name, email, bio }) => ({ name, email, bio, secret: '' }),
  toUpdate: ({ name, email, bio }) => ({ name, email, bio }),
  secrets: ['secret'],
}
type Save = SaveProfile<Partial<Profile>>

const ASHA: Profile = { name: 'Asha', email: 'asha@example.in', bio: 'Bridges' }
const saved = (version: number): ProfileSaved => ({ refused: null, conflict: null, version })
const FAILED: ProfileSaved = { refused: { type: null, issues: [] }, conflict: null, version: null }
const conflictOn = (...fields: string[]): ProfileSaved => ({
  refused: { type: 'ProfileConflictError', issues: [] },
  conflict: { fields, savedAt: '2026-11-21T05:30:00Z', version: 4 },
  version: null,
})

interface YouProps {
  profile?: Profile
  version?: number
  owner?: string
  save: Save
}
function You({ profile = ASHA, version = 3, owner = 'mentor:7', save }: YouProps) {
  const section = useProfileSection({ rules: RULES, owner, profile, version, save })
  const { field, register } = section.editor
  return (
    <ProfileSection section={section}>
      <Field {...field('name')} label="Name">
        <Input {...register('name')} />
      </Field>
      <Field {...field('email')} label="Email">
        <Input {...register('email')} />
      </Field>
      <Field {...field('bio')} label="Bio">
        <Input {...register('bio')} />
      </Field>
      <Field {...field('secret')} label="Secret">
        <Input {...register('secret')} />
      </Field>
    </ProfileSection>
  )
}

const user = userEvent.setup()
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const saver = () => vi.fn<Save>(() => Promise.resolve(saved(4)))
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const stored = () => localStorage.getItem('profile-drafts')

beforeEach(() => localStorage.clear())
afterEach(() => dismissToast(currentToast()?.id ?? 0))

test('sends only what was changed, with the version that the form was filled from', async () => {
  const save = saver()
  const { rerender } = render(<You save={save} />)
  await user.type(field('Bio'), ' and roads')
  // Another section of this page is saved meanwhile.
  rerender(<You save={save} version={9} />)
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ bio: 'Bridges and roads', profileVersion: 3 }))
  rerender(<You save={save} version={10} profile={{ ...ASHA, bio: 'Bridges and roads' }} />)
  await user.type(field('Name'), ' Rao')
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ name: 'Asha Rao', profileVersion: 10 }))
})

test('without name or email it says so at both and in a toast, and sends nothing', async () => {
  const save = saver()
  render(<You save={save} />)
  await user.clear(field('Name'))
  await user.clear(field('Email'))
  await press('Save')
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Validation Error', description: NAME_AND_EMAIL }))
  expect(screen.getAllByText(NAME_AND_EMAIL).length).toBeGreaterThanOrEqual(2)
  expect(save).not.toHaveBeenCalled()
})

test('the toasts have the documented texts', () => {
  const refusal = { type: null, message: 'Something went wrong. Please try again.', issues: [], failure: null }
  expect(PROFILE_TOASTS.done()).toMatchObject({ title: 'Profile Updated' })
  expect(PROFILE_TOASTS.failed(refusal)).toEqual({
    title: 'Update Failed',
    description: 'Something went wrong. Please try again.',
  })
  expect(PROFILE_TOASTS.failed({ ...refusal, type: 'ProfileConflictError' })).toBeNull()
})

test('a save that failed or did not arrive leaves the text in the form, also after a reload', async () => {
  const save = saver().mockResolvedValueOnce(FAILED)
  const { unmount } = render(<You save={save} />)
  await user.type(field('Bio'), '!')
  await press('Save')
  await screen.findByText('Not saved')
  expect(field('Bio').value).toBe('Bridges!')
  unmount()
  render(<You save={save} />)
  expect(field('Bio').value).toBe('Bridges!')
  await press('Save')
  await screen.findByText('Saved')
  expect(stored()).toBeNull()
})

test('what was typed before a reload is there again, with the day, and can be discarded', async () => {
  const { unmount } = render(<You save={saver()} />)
  await user.type(field('Bio'), '!')
  await user.type(field('Secret'), 'S3cret')
  expect(stored()).not.toContain('S3cret')
  unmount()
  render(<You save={saver()} />)
  expect(field('Bio').value).toBe('Bridges!')
  expect(field('Secret').value).toBe('')
  const note = screen.getByText(/^Restored what you typed on \w+ \d+ \w+, .* IST\./).closest<HTMLElement>('[role]')!
  await user.click(within(note).getByRole('button', { name: 'Discard' }))
  expect(field('Bio').value).toBe('Bridges')
  expect(screen.queryByText(/We’ve kept/)).toBeNull()
  expect(document.activeElement).toBe(field('Name'))
  expect(stored()).toBeNull()
})

test('a draft is only for whom it is by, and gone after a logout', async () => {
  const { unmount } = render(<You save={saver()} />)
  await user.type(field('Bio'), '!')
  unmount()
  const other = render(<You save={saver()} owner="mentor:8" />)
  expect(field('Bio').value).toBe('Bridges')
  other.unmount()
  forgetTyped()
  expect(stored()).toBeNull()
})

test('a restored draft is sent with the version that it was typed against', async () => {
  const save = saver()
  const { unmount } = render(<You save={save} />)
  await user.type(field('Bio'), '!')
  unmount()
  render(<You save={save} version={4} profile={{ ...ASHA, bio: 'Dams' }} />)
  expect(field('Bio').value).toBe('Bridges!')
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ bio: 'Bridges!', profileVersion: 3 }))
})

test('what another tab has saved is shown, unless it is being changed here', async () => {
  const { rerender } = render(<You save={saver()} />)
  rerender(<You save={saver()} version={4} profile={{ ...ASHA, bio: 'Dams' }} />)
  expect(field('Bio').value).toBe('Dams')
  expect(stored()).toBeNull()
  await user.type(field('Bio'), '!')
  rerender(<You save={saver()} version={5} profile={{ ...ASHA, bio: 'Tunnels' }} />)
  expect(field('Bio').value).toBe('Dams!')
})

/** The other tab has saved a bio and a name, this one has typed both. */
async function showConflict(save: ReturnType<typeof saver>, ...fields: string[]) {
  save.mockResolvedValueOnce(conflictOn(...fields))
  const kept = { ...ASHA, ...Object.fromEntries(fields.map((name) => [name, `Their ${name}`])) }
  const { rerender } = render(<You save={save} />)
  for (const name of fields) {
    const input = field(name === 'bio' ? 'Bio' : 'Name')
    await user.clear(input)
    await user.type(input, `My ${name}`)
  }
  await press('Save')
  await screen.findByRole('alert')
  // The answer brings what was kept.
  rerender(<You save={save} version={4} profile={kept} />)
  return within(screen.getByRole('alert'))
}

test('a conflict shows both texts; mine is saved over it with the new version', async () => {
  const save = saver()
  const notice = await showConflict(save, 'bio')
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
  const group = within(notice.getByRole('group', { name: 'Bio' }))
  expect(group.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Their bio', 'My bio'])
  expect(field('Bio').value).toBe('My bio')
  await user.click(group.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ bio: 'My bio', profileVersion: 4 }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a conflict is settled with what was saved: nothing is sent, and it stands in the form', async () => {
  const save = saver()
  const notice = await showConflict(save, 'bio')
  await user.click(notice.getByRole('button', { name: 'Use what was saved' }))
  expect(field('Bio').value).toBe('Their bio')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(save).toHaveBeenCalledTimes(1)
  expect(currentToast()).toMatchObject({ title: 'Kept the version saved elsewhere' })
  expect(stored()).toBeNull()
})

test('each field of a conflict is decided by itself, and it says which one wins', async () => {
  const save = saver()
  const notice = await showConflict(save, 'name', 'bio')
  const name = within(notice.getByRole('group', { name: 'Name' }))
  const bio = within(notice.getByRole('group', { name: 'Bio' }))
  await user.click(name.getByRole('button', { name: 'Use what was saved' }))
  expect(name.getByText('Saved elsewhere, will stay')).toBeTruthy()
  expect(save).toHaveBeenCalledTimes(1)
  await user.click(bio.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ bio: 'My bio', profileVersion: 4 }))
  expect(field('Name').value).toBe('Their name')
})

test('discarding ends a conflict', async () => {
  await showConflict(saver(), 'bio')
  await press('Discard')
  await act(async () => undefined)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field('Bio').value).toBe('Their bio')
})
