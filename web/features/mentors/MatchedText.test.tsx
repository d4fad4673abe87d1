// @vitest-environment node
import { expect, test } from 'vitest'
import { piecesOf } from './MatchedText.tsx'

const shown = (text: string, marks: number[]) =>
  piecesOf(text, marks)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test('what matches is cut out of the line', () => {
  expect(shown('Bridge design', [0, 6])).toBe('[Bridge] design')
  expect(shown('GATE and PLC', [0, 4, 9, 12])).toBe('[GATE] and [PLC]')
  expect(shown('nothing', [])).toBe('nothing')
})

test('a long text begins shortly before the first match', () => {
  const text = `${'word '.repeat(30)}bridge ends`
  const line = shown(text, [150, 156])
  expect(line).toMatch(/^…word/)
  expect(line).toContain('[bridge] ends')
  expect(line.length).toBeLessThan(100)
})
