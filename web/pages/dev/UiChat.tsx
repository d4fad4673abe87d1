import { useState } from 'react'
import { styled } from 'styled-components'
import type { Attachment } from '../../features/chat/engine/chatTypes.ts'
import { MessageLog } from '../../features/chat/log/MessageLog.tsx'
import { sampleConversation, type Sample } from '../../features/chat/log/sampleConversation.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Row } from './Shown.tsx'

const FILES: readonly Attachment[] = [
  file({
    id: 'a',
    url: '/social-card.png',
    name: 'Deflected shape.png',
    contentType: 'image/png',
    width: 1200,
    height: 630,
  }),
  file({ id: 'b', url: '/no-such.png', name: 'Missing.png', contentType: 'image/png', width: 400, height: 300 }),
  file({
    id: 'c',
    url: '/no-such.pdf',
    name: 'Drift report.pdf',
    contentType: 'application/pdf',
    width: null,
    height: null,
  }),
]
const start = { count: 240, end: new Date(), side: 'MENTOR', delay: 400 } as const

const SCENES: Record<string, () => Sample> = {
  Unread: () => sampleConversation({ ...start, readUpTo: 230 }),
  Read: () => sampleConversation(start),
  States: states,
  'Written to break it': nasty,
  '2,000 messages': () => sampleConversation({ ...start, count: 2_000, loaded: 2_000 }),
  Empty: () => sampleConversation({ ...start, count: 0 }),
  Loading: () => sampleConversation({ ...start, state: { messages: null, first: 'loading' } }),
  'Not loaded': () => sampleConversation({ ...start, state: { messages: null, first: 'failed', isLive: false } }),
  'Earlier not loaded': () => sampleConversation({ ...start, count: 60, state: { earlier: 'failed' } }),
}

/** The log of a chat, in each state, with a person on the other side who writes at the press of a button. */
export function UiChat() {
  const [scene, setScene] = useState('Unread')
  const [handle, setHandle] = useState(() => SCENES['Unread']!())
  const [text, setText] = useState('')
  function show(name: string): void {
    setScene(name)
    setHandle(SCENES[name]?.() ?? handle)
  }
  return (
    <>
      <Row>
        <Select aria-label="Scene" value={scene} onChange={({ target }) => show(target.value)}>
          {Object.keys(SCENES).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <Button onClick={() => handle.arrive('MENTEE', 'One more question.')}>They write</Button>
        <Button onClick={() => handle.arrive('MENTEE', '', FILES)}>They send files</Button>
        <Button onClick={() => handle.confirm()}>Confirm</Button>
        <Button onClick={() => handle.refuse('This mentee has blocked you.')}>Refuse</Button>
        <Button onClick={() => handle.change({ isOtherTyping: !handle.getState().isOtherTyping })}>Typing</Button>
        <Button onClick={() => handle.change({ isLive: !handle.getState().isLive })}>Live</Button>
      </Row>
      <Pane>
        <MessageLog key={scene} handle={handle} side="MENTOR" otherName="Vikram Patil" />
        <TextArea
          aria-label="Message"
          rows={1}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            handle.send(text, [])
            setText('')
          }}
        />
      </Pane>
    </>
  )
}

function states(): Sample {
  const sample = sampleConversation({ ...start, count: 20, readUpTo: 20 })
  sample.arrive('MENTEE', 'Here is the model.', FILES)
  sample.arrive('MENTOR', 'Thank you.')
  sample.send('The link will not load.', [])
  sample.refuse('You have sent too many messages. Try again in a minute.')
  sample.send('Send me the mass source screenshot', [])
  return sample
}

function nasty(): Sample {
  const sample = sampleConversation({ ...start, count: 3 })
  const texts = [
    '<img src=x onerror=alert(1)> **bold** `code` <b>bold</b>',
    `Z${'\u0310\u0327'.repeat(100)}a${'\u0310\u0353'.repeat(100)}lgo`,
    `gpj.exe \u202Efdp.\u202C and \u2066isolated\u2069 zero\u200Bwidth`,
    'https://www.bank.example\u202E/moc.live//:sptth https://pаypal.com/login javascript:alert(1)',
    'x'.repeat(600),
    `https://example.com/${'a'.repeat(400)}`,
    'שלום (hello) 123!\nThis line is English.\nاردو میں ایک جملہ ہے۔',
    'க்ஷௌ स्त्रियाँ 👩🏽‍🔧 ❤️',
    'a'.padEnd(20, '\n').concat('end'),
  ]
  for (const each of texts) sample.arrive('MENTEE', each)
  sample.arrive('MENTEE', '', [file({ ...FILES[2]!, name: 'cv\u202Efdp.exe' })])
  return sample
}

function file(some: Omit<Attachment, 'byteLength'>): Attachment {
  return { byteLength: 1_234_000, ...some }
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  height: 680px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;
  > textarea {
    min-height: 44px;
  }
`
