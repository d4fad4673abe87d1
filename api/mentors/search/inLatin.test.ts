import { expect, test } from 'vitest'
import { hasIndian, inLatin } from './inLatin.ts'

const short = (text: string) => inLatin(text, ([, spelling]) => spelling)
const long = (text: string) => inLatin(text, ([spelling]) => spelling)

test.each([
  ['अनन्या', 'ananya'],
  ['विक्रम', 'vikram'],
  ['लक्ष्मी', 'lakshmi'],
  ['ज़ोया ख़ान', 'zoya khan'],
  ['फ़ातिमा', 'fatima'],
  ['प्रियंका', 'priyanka'],
  ['সুব্রত', 'subrat'],
  ['અનન્યા', 'ananya'],
  ['ਸੁਰਜੀਤ', 'surajit'],
  ['ଅନନ୍ୟା', 'ananya'],
  ['அனன்யா', 'ananya'],
  ['ఆనంద్', 'anand'],
  ['ಅನನ್ಯ', 'ananya'],
  ['കാർത്തികേയൻ', 'karttikeyan'],
  // A joiner changes how letters are drawn, digits and signs are no letters.
  ['लक्\u200dष्मी।२०', 'lakshmi।२०'],
  ['ETABS & रोहन', 'ETABS & rohan'],
  ['', ''],
])('“%s” is %s', (text, latin) => {
  expect(short(text)).toBe(latin)
  // Letters that Unicode takes apart are the same.
  expect(short(text.normalize('NFKD'))).toBe(latin)
})

test('long vowels have two spellings, and what is not wanted stays', () => {
  expect(['मीरा', 'पूजा', 'लक्ष्मी'].map((name) => [long(name), short(name)])).toEqual([
    ['meera', 'mira'],
    ['pooja', 'puja'],
    ['lakshmi', 'lakshmi'],
  ])
  expect(inLatin('अनन्या रोहन', ([, spelling], word) => (word === 'रोहन' ? spelling : word))).toBe('अनन्या rohan')
  expect([hasIndian('Zoë'), hasIndian('C++ रोहन')]).toEqual([false, true])
})
