import { expect, test } from 'vitest'
import { boundary, chunksOf, piecesOf, splitOf } from './questionWords.ts'

const parts = (text: string) =>
  chunksOf(text).map((chunk) => chunk.parts.join('+') + (chunk.joined ? `=${chunk.joined}` : ''))

test.each([
  ['Bridge  design', ['bridge', 'design']],
  ['autocad,revit; etabs', ['autocad', 'revit', 'etabs']],
  ['P&ID D’Souza', ['p+id=pid', 'd+souza=dsouza']],
  ['C++ (c#) .net', ['c=c++', 'c=c#', 'net']],
  ['what?! — &', ['what']],
  ['IS:456', ['is+456=is456']],
  ['Zoë', ['zoe']],
  ['', []],
])('“%s” is taken apart', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('a slash has sides', () => {
  expect(chunksOf('QA/QC')[0]!.sides.map(({ typed }) => typed)).toEqual(['QA', 'QC'])
  expect(chunksOf('qaqc')[0]!.sides).toEqual([])
})

test('a word may be several', () => {
  expect(boundary('is456')).toEqual(['is', '456'])
  expect(boundary('civil3d')).toEqual(['civil', '3d'])
  expect([boundary('5g'), boundary('bridge')]).toEqual([null, null])
  const among = (words: string) => (piece: string) => words.split(' ').includes(piece)
  expect(splitOf('staadpro', among('sta adp staad pro'))).toEqual(['staad', 'pro'])
  expect(splitOf('harpreetsinghgill', among('gill harpreet singh'))).toEqual(['harpreet', 'singh', 'gill'])
  expect(splitOf('heatexchanger', among('heat exchange'))).toBeNull()
  expect(piecesOf('short')).toEqual(['sho', 'shor', 'short', 'hor', 'hort', 'ort'])
})
