import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { FormIssue } from '../../lib/formIssues.ts'
import { createFormStore } from './formStore.ts'

const START = {
  name: 'Asha',
  tools: ['Revit'],
  days: ['Monday'],
  links: [{ url: 'https://a.example' }, { url: 'https://b.example' }],
  password: '',
  again: '',
}
type Values = typeof START

const schema = z
  .object({
    name: z.string().check(z.minLength(1, 'Name is required')),
    tools: z.array(z.string()).check(z.minLength(1, 'Choose a tool')),
    days: z.array(z.string()),
    links: z.array(z.object({ url: z.string().check(z.startsWith('https://', 'Must begin with https://')) })),
    password: z.string(),
    again: z.string(),
  })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: 'Must be the same' }))

/** A form of these values, with its schema unless it is said to come later. */
async function formOf(values: Values = START, load: () => Promise<typeof schema> = async () => schema) {
  const form = createFormStore<Values, Values>(load, values)
  form.preload()
  await Promise.resolve()
  return form
}
type Store = Awaited<ReturnType<typeof formOf>>

function input(): HTMLInputElement {
  return document.createElement('input')
}
function checkbox(value: string, checked = false): HTMLInputElement {
  return Object.assign(input(), { type: 'checkbox', value, checked })
}
/** A select of many. */
function choice(...options: readonly string[]): HTMLSelectElement {
  const select = document.createElement('select')
  select.multiple = true
  select.innerHTML = options.map((option) => `<option>${option}</option>`).join('')
  return select
}
/** A control of a field, as React shows it. */
function show<Control extends HTMLInputElement | HTMLSelectElement>(
  form: Store,
  name: string,
  control: Control,
): Control {
  form.register(name).ref(control)
  return control
}
function type(form: Store, name: string, control: HTMLInputElement, text: string): void {
  control.value = text
  form.register(name).onChange()
}
const submitTo = (form: Store, issues: readonly FormIssue[]) => form.submit(async () => issues)

test('checkboxes of one field are a list, in the order in which they stand', async () => {
  const form = await formOf()
  const boxes = ['AutoCAD', 'Revit', 'Tekla'].map((value) => show(form, 'tools', checkbox(value)))
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false])
  boxes[0]!.checked = true
  form.register('tools').onChange()
  expect(form.state()).toMatchObject({ values: { tools: ['AutoCAD', 'Revit'] }, isDirty: true })
  boxes[0]!.checked = false
  form.register('tools').onChange()
  expect(form.state()).toMatchObject({ values: { tools: ['Revit'] }, isDirty: false })
  form.setValue('tools', ['Tekla', 'Not offered'])
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true])
  form.register('tools').onBlur()
  expect(form.getValues().tools).toEqual(['Tekla', 'Not offered'])
})

test('checkboxes of a list that were checked before the form was alive are in it', async () => {
  const form = await formOf()
  for (const value of ['AutoCAD', 'Tekla']) show(form, 'tools', checkbox(value, true))
  expect(form.getValues().tools).toEqual(['Revit', 'AutoCAD', 'Tekla'])
})

test('a select of many is a list', async () => {
  const form = await formOf()
  const select = show(form, 'days', choice('Monday', 'Tuesday'))
  expect([...select.options].map(({ selected }) => selected)).toEqual([true, false])
  select.options[1]!.selected = true
  form.register('days').onChange()
  expect(form.getValues().days).toEqual(['Monday', 'Tuesday'])
  form.reset({ ...START, days: [] })
  expect([...select.options].map(({ selected }) => selected)).toEqual([false, false])
  expect(form.state().isDirty).toBe(false)
})

test('a value that its select does not offer stays', async () => {
  const form = await formOf()
  const select = choice('Meera')
  select.multiple = false
  show(form, 'name', select).selectedIndex = -1
  form.register('name').onBlur()
  expect(form.state()).toMatchObject({ values: { name: 'Asha' }, isDirty: false })
})

test('a field inside a list has its own value, and its issue once it was left', async () => {
  const form = await formOf()
  const url = show(form, 'links.1.url', input())
  type(form, 'links.1.url', url, 'b.example')
  expect(form.state()).toMatchObject({
    values: { links: [{ url: 'https://a.example' }, { url: 'b.example' }] },
    isDirty: true,
    issues: [],
  })
  expect(START.links[1]).toEqual({ url: 'https://b.example' })
  form.register('links.1.url').onBlur()
  expect(form.state().issues).toEqual([{ path: 'links.1.url', message: 'Must begin with https://' }])
  type(form, 'links.1.url', url, 'https://b.example')
  expect(form.state()).toMatchObject({ isDirty: false, issues: [] })
})

test('an issue that has no field of its own is shown at the one around it, several as one', async () => {
  const form = await formOf({ ...START, links: [{ url: 'a' }, { url: 'b' }] })
  await submitTo(form, [])
  expect(form.state()).toMatchObject({ issues: [{ path: 'links', message: 'Must begin with https://' }], attempt: 1 })
})

test('the controls of a list show its items after one was taken out', async () => {
  const links = ['a', 'b', 'c'].map((name) => ({ url: `https://${name}.example` }))
  const form = await formOf({ ...START, links })
  const [first, second] = ['links.0.url', 'links.1.url', 'links.2.url'].map((name) => show(form, name, input()))
  form.setValue('links', links.slice(1))
  expect([first!.value, second!.value]).toEqual(['https://b.example', 'https://c.example'])
  // React moves the control of an item that stayed.
  show(form, 'links.0.url', second!)
  expect([second!.value, form.getValues().links]).toEqual(['https://b.example', links.slice(1)])
})

test('what the server refuses of a list is gone when an item changes', async () => {
  const form = await formOf()
  const url = show(form, 'links.0.url', input())
  await submitTo(form, [{ path: 'links', message: 'Too many' }])
  expect(form.state().issues).toEqual([{ path: 'links', message: 'Too many' }])
  type(form, 'links.0.url', url, 'https://c.example')
  expect(form.state().issues).toEqual([])
})

test('an issue between two fields follows both', async () => {
  const form = await formOf()
  const [password, again] = ['password', 'again'].map((name) => show(form, name, input()))
  type(form, 'password', password!, 'one')
  type(form, 'again', again!, 'two')
  expect(form.state().issues).toEqual([])
  form.register('again').onBlur()
  expect(form.state().issues).toEqual([{ path: 'again', message: 'Must be the same' }])
  type(form, 'password', password!, 'two')
  expect(form.state().issues).toEqual([])
})

test('what the server refuses stands at its field until that changes, and about no field until the next submit', async () => {
  const form = await formOf()
  const name = show(form, 'name', input())
  await submitTo(form, [
    { path: 'name', message: 'Taken' },
    { path: 'links.0.url', message: 'Not found' },
    { path: 'price', message: 'Too low' },
    { path: 'rate', message: 'Too low' },
  ])
  const paths = () => form.state().issues.map(({ path }) => path)
  expect([paths(), form.state().attempt]).toEqual([['name', 'links', ''], 1])
  form.register('name').onBlur()
  expect(paths()).toEqual(['name', 'links', ''])
  type(form, 'name', name, 'Asha Rao')
  form.setValue('links', [])
  expect(paths()).toEqual([''])
  await submitTo(form, [])
  expect(form.state()).toMatchObject({ issues: [], attempt: 1 })
})

test('what is typed while it is being saved stays, and is a change of what was saved', async () => {
  const form = await formOf()
  const name = show(form, 'name', input())
  const answer = Promise.withResolvers<void>()
  type(form, 'name', name, 'Asha R')
  const saved = form.submit(async (values) => {
    await answer.promise
    form.rebase(values)
  })
  await Promise.resolve()
  type(form, 'name', name, 'Asha Rao')
  answer.resolve()
  await saved
  expect(form.state()).toMatchObject({ values: { name: 'Asha Rao' }, isDirty: true, isSubmitting: false })
  type(form, 'name', name, 'Asha R')
  expect([name.value, form.state().isDirty]).toEqual(['Asha R', false])
})

test('a value that is set shows its issue if that is asked for', async () => {
  const form = await formOf()
  form.setValue('tools', [])
  expect(form.state().issues).toEqual([])
  form.setValue('name', '')
  form.setValue('tools', [], { shouldValidate: true })
  expect(form.state().issues).toEqual([{ path: 'tools', message: 'Choose a tool' }])
  form.reset({ ...START, tools: [] })
  expect(form.state().issues).toEqual([])
})

test('a save that throws is reported and can be tried again', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const form = await formOf()
  await form.submit(() => Promise.reject(new TypeError('A bug')))
  expect(report).toHaveBeenCalledOnce()
  expect(form.state()).toMatchObject({ isSubmitting: false, attempt: 1, issues: [{ path: '' }] })
  const save = vi.fn<(values: Values) => Promise<void>>(async () => undefined)
  await form.submit(save)
  expect(save).toHaveBeenCalledExactlyOnceWith(START)
  vi.unstubAllGlobals()
})

test('a schema that could not be loaded is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof schema>>(async () => schema).mockRejectedValueOnce(new TypeError('Gone'))
  const form = await formOf({ ...START, name: '' }, load)
  await Promise.resolve()
  expect(form.state().issues).toEqual([])
  await submitTo(form, [])
  expect(load).toHaveBeenCalledTimes(2)
  expect(form.state().issues).toEqual([{ path: 'name', message: 'Name is required' }])
})
