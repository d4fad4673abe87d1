import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const WEB = path.resolve(import.meta.dirname, '..')

test('every option of a list has a value of its own: a browser’s translator changes its text', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const options = sources.flatMap((file) =>
    [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/<option\b[^>]*>/g)].map(([tag]) => `${file}: ${tag}`),
  )
  expect(options.length).toBeGreaterThan(20)
  expect(options.filter((option) => !option.includes(' value='))).toEqual([])
})
