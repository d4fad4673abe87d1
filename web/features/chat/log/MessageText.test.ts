// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText, readableText, textPieces } from './MessageText.tsx'

const links = (text: string) =>
  textPieces(readableText(text)).flatMap((piece) => (piece.kind === 'link' ? [piece] : []))
const linked = (text: string) => links(text).map((link) => link.text)
const whole = (text: string) =>
  textPieces(text)
    .map((piece) => piece.text)
    .join('')

test('line breaks of every kind stay, long runs of them do not', () => {
  expect(readableText('one\r\ntwo\rthree\u2028four\n\nfive')).toBe('one\ntwo\nthree\nfour\n\nfive')
  expect(readableText(`top${'\n'.repeat(200)}end\n\n`)).toBe('top\n\n\nend')
  expect(readableText('  two spaces\tand a tab')).toBe('  two spaces\tand a tab')
})

test('marks that turn or hide text are gone, whatever they are', () => {
  const marks = [
    0x202a, 0x202e, 0x2066, 0x2069, 0x200b, 0x200e, 0x200f, 0x61c, 0x2060, 0x2064, 0x206f, 0xfeff, 0xad, 0x34f, 0x115f,
    0x3164, 0xffa0, 0xfffb, 0, 7, 0x1b, 0x7f, 0x9b, 0xe0041, 0xe0100,
  ]
  const left = marks.filter((mark) => readableText(`pay${String.fromCodePoint(mark)}ment`) !== 'payment')
  expect(left).toEqual([])
  expect(readableText('\u202Egpj.exe\u202C')).toBe('gpj.exe')
})

test('half a surrogate pair is shown as what it is', () => {
  expect(readableText('half \uD83D pair')).toBe('half \uFFFD pair')
})

test('joiners stay where a script or an emoji needs them', () => {
  for (const text of [
    'क्\u200Dष',
    'क्\u200Cष',
    'ന്\u200D',
    'می\u200Cخواهم',
    '👩\u200D🔧',
    '👩🏽\u200D🔧',
    '🏳\uFE0F\u200D🌈',
    '❤\uFE0F',
  ])
    expect(readableText(text)).toBe(text)
})

test('joiners go where they join nothing', () => {
  expect(readableText('pay\u200Cpal \u200Dx \u200C\u200D')).toBe('paypal x')
  expect(readableText('क्\u200D\u200D\u200D\u200Cष')).toBe('क्\u200Dष')
})

test('a letter carries as many marks as scripts write, and no tower', () => {
  const tower = readableText(`Z${'\u0310'.repeat(300)}algo`)
  expect(tower).toBe(`Z${'\u0310'.repeat(4)}algo`)
  for (const text of ['स्त्रियाँ', 'க்ஷௌ', 'শ্রীমন্ত', 'നിയന്ത്രണം']) expect(readableText(text)).toBe(text)
})

test('a preview is one line', () => {
  expect(plainText(' First\n\nsecond \u200B\tthird\u2029')).toBe('First second third')
  expect(plainText('\u202E\u200B\n')).toBe('')
})

test('addresses of the web are links, without what ends the sentence', () => {
  expect(links('See https://plumbline.example/a?b=1#c.')).toEqual([
    { kind: 'link', text: 'https://plumbline.example/a?b=1#c', href: 'https://plumbline.example/a?b=1#c' },
  ])
  expect(linked('(http://a.example/b), "https://c.example"; https://d.example/e!? और https://f.example/g।')).toEqual([
    'http://a.example/b',
    'https://c.example',
    'https://d.example/e',
    'https://f.example/g',
  ])
  expect(linked('https://en.wikipedia.org/wiki/Beam_(structure) (https://a.example/x_(y))')).toEqual([
    'https://en.wikipedia.org/wiki/Beam_(structure)',
    'https://a.example/x_(y)',
  ])
  expect(linked('HTTPS://A.Example/Path')).toEqual(['HTTPS://A.Example/Path'])
  expect(linked('line\nhttps://a.example\nline')).toEqual(['https://a.example'])
  expect(linked('https://a.example:8443/x https://b.example:443/y')).toEqual([
    'https://a.example:8443/x',
    'https://b.example:443/y',
  ])
})

test('nothing else is a link', () => {
  const texts = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example',
    'www.a.example',
    'a@b.example',
    'xhttps://a.example',
    'https://',
    'https://localhost/x',
    'https://[::1]/x',
    'https:///a',
    'https://google.com@evil.example/',
    'https://user:word@evil.example/',
    'https://@evil.example/',
    'h\u200Bttps ://a.example',
  ]
  expect(texts.flatMap(linked)).toEqual([])
})

test('pieces are the text again, letter by letter', () => {
  for (const text of [
    '',
    'a',
    'a https://a.example, b https://b.example/c) d',
    'https://a.example',
    '<b>https://x.example/"onclick=1</b>',
  ])
    expect(whole(text)).toBe(text)
})

test('brackets without end are only so much text', () => {
  expect(linked(`https://a.example/x${')'.repeat(4_000)}`)).toEqual(['https://a.example/x'])
  expect(linked(`https://a.example/(x)${')]'.repeat(2_000)}`)).toEqual(['https://a.example/(x)'])
})

test('markup ends an address', () => {
  expect(links('https://a.example/"><img src=x onerror=alert(1)>')).toEqual([
    { kind: 'link', text: 'https://a.example/', href: 'https://a.example/' },
  ])
})

test('a host of one script is shown as it is written, one that mixes them as the network calls it', () => {
  expect(linked('https://हिन्दी.भारत/नमस्ते')).toEqual(['https://हिन्दी.भारत/नमस्ते'])
  expect(linked('https://münchen.example/a')).toEqual(['https://münchen.example/a'])
  // Cyrillic а among Latin letters, and a whole word of Cyrillic that reads "apple".
  expect(linked('https://pаypal.com/login')).toEqual(['https://xn--pypal-4ve.com/login'])
  expect(linked('https://аррӏе.com')[0]).toMatch(/^https:\/\/xn--/)
  expect(linked('https://exa%6dple.com/a')).toEqual(['https://example.com/a'])
  expect(linked('https://google。com')).toEqual(['https://google.com'])
  expect(linked('https://ｇoogle.com')).toEqual(['https://google.com'])
  expect(linked('https://ɢoogle.com')[0]).toMatch(/^https:\/\/xn--/)
  expect(linked('http://0x7f.1/a')).toEqual(['http://127.0.0.1/a'])
})
