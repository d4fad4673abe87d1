import { expect, test } from 'vitest'
import { messagePreview } from './ConversationRow.tsx'

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
