// @vitest-environment node
import { expect, test } from 'vitest'
import { istInstant } from '../../../../api/rules/time/time.ts'
import { messagePreview, recentTime } from './ConversationRow.tsx'

const picture = { name: 'beam.png', contentType: 'image/png' }
const pdf = { name: 'plan.pdf', contentType: 'application/pdf' }

test.each([
  [
    'the words, in one line',
    { message: 'Look:\n\n  the third  storey ', attachments: [picture] },
    'Look: the third storey',
  ],
  ['a picture', { message: '', attachments: [picture] }, 'Picture'],
  ['a document by its name', { message: '', attachments: [pdf] }, 'Document plan.pdf'],
  [
    'a name that turns text around, harmless',
    { message: '', attachments: [{ ...pdf, name: 'a\u202Efdp.exe' }] },
    'Document afdp.exe',
  ],
  ['how many files', { message: '', attachments: [picture, pdf] }, '2 files'],
  ['words that hide everything', { message: '\u200B\u202E', attachments: [] }, ''],
])('%s', (_what, message, preview) => {
  expect(messagePreview(message)).toBe(preview)
})

const now = istInstant('2026-11-21', '18:00')

test.each([
  ['2026-11-21', '16:12', '4:12 pm'],
  ['2026-11-21', '00:05', '12:05 am'],
  ['2026-11-20', '23:55', 'Fri'],
  ['2026-11-15', '09:00', 'Sun'],
  ['2026-11-14', '23:59', '14 Nov'],
  ['2025-12-31', '12:00', '31 Dec 2025'],
])('%s %s: %s', (date, time, shown) => {
  expect(recentTime(istInstant(date, time), now)).toBe(shown)
})
