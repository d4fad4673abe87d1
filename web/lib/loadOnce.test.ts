// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { loadOnce } from './loadOnce.ts'

const Shown = () => null
const GONE = new Error('Failed to fetch dynamically imported module')

test('is fetched once, and read without waiting once it is there', async () => {
  const fetchCode = vi.fn(async () => Shown)
  const code = loadOnce(fetchCode)
  await code.load()
  await code.load()
  expect(fetchCode).toHaveBeenCalledOnce()
  expect(code.lastLoad()).toMatchObject({ status: 'fulfilled', value: Shown })
})

test('fails once and then works: rendering alone does not try again', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Shown>>().mockRejectedValueOnce(GONE).mockResolvedValue(Shown)
  const code = loadOnce(fetchCode)
  await expect(code.load()).rejects.toBe(GONE)
  await expect(code.lastLoad()).rejects.toBe(GONE)
  expect(fetchCode).toHaveBeenCalledOnce()
  await expect(code.load()).resolves.toBe(Shown)
  await expect(code.lastLoad()).resolves.toBe(Shown)
})

test('a chunk that has arrived empty has failed', async () => {
  await expect(loadOnce<unknown>(async () => undefined).load()).rejects.toThrow('empty')
})

test('a rescue stands in for a failure, also of a load that began without one', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Shown>>().mockRejectedValue(GONE)
  const code = loadOnce(fetchCode)
  const early = code.load()
  const rescue = vi.fn(async () => Shown)
  await expect(code.load(rescue)).resolves.toBe(Shown)
  await expect(code.lastLoad()).resolves.toBe(Shown)
  await expect(early).rejects.toBe(GONE)
  expect(rescue).toHaveBeenCalledExactlyOnceWith(GONE, expect.any(Function))
  expect(fetchCode).toHaveBeenCalledOnce()
})

test('code that is there asks for no rescue', async () => {
  const code = loadOnce(async () => Shown)
  await code.load()
  const rescue = vi.fn(async () => Shown)
  expect(await code.load(rescue)).toBe(Shown)
  expect(rescue).not.toHaveBeenCalled()
})
