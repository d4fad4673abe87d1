import { expect, test } from 'vitest'
import { htmlWithout, looksLikeAddress, textWithout } from './closedAccounts.ts'

const OUT = 'Former mentee'

test('a name goes as words of its own, in any script', () => {
  expect(textWithout('Ravi, Ravindra and Ravi.', 'Ravi', OUT)).toBe('Former mentee, Ravindra and Former mentee.')
  expect(textWithout('रवि और रविन्द्र', 'रवि', OUT)).toBe('Former mentee और रविन्द्र')
  expect(textWithout("S. (Asha) O'Neil*: ravi", "S. (Asha) O'Neil*", OUT)).toBe('Former mentee: ravi')
})

test.each(['https', 'meet', 'example', 'abc', 'mailto', 'support'])('addresses survive the name %s', (name) => {
  const text = 'Join: https://meet.example/abc?x=1&y=2 or mailto:support@meet.example or support@meet.example'
  expect(textWithout(`${name} asks. ${text}`, name, OUT)).toBe(`Former mentee asks. ${text}`)
})

test.each(['a', 'href', 'amp', 'x', 'style', 'p'])('a document survives the name %s', (name) => {
  const rest = '<style>a{x:1} p{}</style><p style="x"><a href="https://x.example/?a=1&amp;p=2">'
  expect(htmlWithout(`${rest}${name} &amp; co</a></p>`, name, OUT)).toBe(`${rest}Former mentee &amp; co</a></p>`)
})

test('a name is found as a document has it', () => {
  expect(htmlWithout('<p>By S. &lt;Asha&gt; O&#39;Neil.</p>', "S. <Asha> O'Neil", 'Former <x>')).toBe(
    '<p>By Former &lt;x&gt;.</p>',
  )
})

test('a name that may be an address is told', () => {
  expect(['https://x.example', 'a@b', 'Asha Rao'].map(looksLikeAddress)).toEqual([true, true, false])
})
