import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../lib/storage.ts'
import { fileOf, pretendUploads, stored } from './attachments.testing.ts'
import { trayOf } from './attachmentTray.ts'
import { EXPIRED, MENTEE, pretendEngine, pretendPointer, showConversation } from '../chatPane.testing.tsx'
import { Composer } from './Composer.tsx'

const user = userEvent.setup()
let engine = pretendEngine()
let browser: ReturnType<typeof pretendUploads>
beforeEach(() => {
  engine = pretendEngine()
  browser = pretendUploads()
  pretendPointer(false)
  browserStorage.clear()
})
afterEach(() => {
  trayOf(7).take()
  vi.unstubAllGlobals()
})

function show(differences: object = {}) {
  const side = 'viewerSide' in differences ? 'MENTEE' : 'MENTOR'
  return showConversation(
    (conversation) => (
      <Composer conversationKey={conversation} handle={engine} side={side} firstName="Vikram" mentorId={12} />
    ),
    differences,
  )
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Vikram' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const type = (text: string) => act(async () => void fireEvent.change(box(), { target: { value: text } }))
const press = (key: object) => act(async () => fireEvent.keyDown(box(), { key: 'Enter', ...key }))
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files } }))
const words = () => document.body.textContent ?? ''

describe('keys', () => {
  test('Enter sends what is written, trimmed, and leaves an empty box with the focus in it', async () => {
    show()
    expect(box().placeholder).toBe('Write to Vikram')
    await user.type(box(), '  First mode is torsion. {Enter}')
    expect(engine.send.mock.calls).toEqual([['First mode is torsion.', []]])
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  test('Shift+Enter breaks the line', async () => {
    show()
    await user.type(box(), 'X{Shift>}{Enter}{/Shift}Y')
    expect(engine.send).not.toHaveBeenCalled()
    expect(box().value).toBe('X\nY')
  })

  test('where one writes with a finger, Enter breaks the line and only the button sends', async () => {
    pretendPointer(true)
    show()
    expect(box().getAttribute('enterkeyhint')).toBe('enter')
    await user.type(box(), 'X{Enter}Y')
    expect(engine.send).not.toHaveBeenCalled()
    await user.click(sendButton())
    expect(engine.send.mock.calls).toEqual([['X\nY', []]])
    expect(document.activeElement).toBe(box())
  })

  test.each([
    ['the browser composes', { isComposing: true }],
    ['Safari has just ended composing', { keyCode: 229 }],
  ])('Enter that chooses a word while %s sends nothing', async (_when, key) => {
    show()
    await type('नमस्ते')
    const isLeftAlone = await press(key)
    expect(isLeftAlone).toBe(true)
    expect(engine.send).not.toHaveBeenCalled()
    await press({})
    expect(engine.send).toHaveBeenCalledTimes(1)
  })

  test('nothing but space is not sent, and says no typing', async () => {
    show()
    for (const nothing of ['\u200B\u2060', ' \n ']) {
      await type(nothing)
      await press({})
      await user.click(sendButton())
    }
    expect(engine.send).not.toHaveBeenCalled()
    expect(engine.typing).not.toHaveBeenCalled()
    await type('a')
    expect(engine.typing).toHaveBeenCalledTimes(1)
  })
})

describe('length', () => {
  test('is counted from 3,600 characters on', async () => {
    show()
    await type('x'.repeat(3_599))
    expect(words()).not.toContain('4,000')
    await type('x'.repeat(3_600))
    expect(words()).toContain('3,600 / of  4,000')
  })

  test('4,000 characters are sent; one more is neither cut nor sent, and Send says why', async () => {
    show()
    await type('x'.repeat(4_001))
    expect(box().value).toHaveLength(4_001)
    expect(box().getAttribute('aria-invalid')).toBe('true')
    await press({})
    await user.click(sendButton())
    expect(engine.send).not.toHaveBeenCalled()
    const why = document.getElementById(sendButton().getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toContain('This message is too long. Shorten it to send.')
    await type(` ${'x'.repeat(4_000)} `)
    await press({})
    expect(engine.send.mock.calls[0]?.[0]).toHaveLength(4_000)
  })

  test('an emoji is one character, as the server counts them', async () => {
    show()
    await type('🙂'.repeat(4_000))
    expect(words()).toContain('4,000 / of  4,000')
    await press({})
    expect(engine.send).toHaveBeenCalledTimes(1)
  })
})

describe('files', () => {
  test('Send waits for the uploads and says so; then they go with their names', async () => {
    show()
    await type('Two files')
    await choose(fileOf('drift.png'), fileOf('calc.pdf', 'application/pdf'))
    expect(words()).toContain('Uploading 1 of 2…')
    expect(sendButton().getAttribute('aria-disabled')).toBe('true')
    await press({})
    expect(engine.send).not.toHaveBeenCalled()
    const first = await browser.request()
    await first.progresses(0.5)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading drift.png' }).value).toBe(0.5)
    await first.answers(200, stored('a'))
    const second = await browser.request(1)
    expect(words()).toContain('Uploading 2 of 2…')
    await second.answers(200, stored('b'))
    await waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBeNull())
    await press({})
    expect(engine.send.mock.calls[0]?.[0]).toBe('Two files')
    expect(engine.send.mock.calls[0]?.[1].map(({ id, name }) => [id, name])).toEqual([
      ['a', 'drift.png'],
      ['b', 'calc.pdf'],
    ])
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('a file alone is a message', async () => {
    show()
    await choose(fileOf('drift.png'))
    await (await browser.request()).answers(200, stored('a'))
    await waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBeNull())
    await user.click(sendButton())
    expect(engine.send.mock.calls[0]?.[0]).toBe('')
    expect(engine.send.mock.calls[0]?.[1]).toHaveLength(1)
  })

  test('a failed upload says why, blocks no text from staying, and is uploaded again or removed', async () => {
    show()
    await type('See this')
    await choose(fileOf('drift.png'))
    await (await browser.request()).answers(429, { message: 'Please wait.' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please wait.'))
    expect(words()).toContain('drift.png isn’t uploaded. Upload it again or remove it to send.')
    expect(box().value).toBe('See this')
    await user.click(screen.getByRole('button', { name: 'Upload drift.png again' }))
    await (await browser.request(1)).answers(500)
    await user.click(await screen.findByRole('button', { name: 'Remove drift.png' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Attach JPEG, PNG, WebP or PDF up to 5 MB')
    await press({})
    expect(engine.send.mock.calls).toEqual([['See this', []]])
  })

  test('an upload can be cancelled', async () => {
    show()
    await choose(fileOf('drift.png'))
    const request = await browser.request()
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of drift.png' }))
    expect(request.isAborted).toBe(true)
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('what cannot be sent is named, and the rest is taken', async () => {
    show()
    await choose(fileOf('plan.dwg', 'application/acad'), fileOf('drift.png'))
    expect(words()).toContain('plan.dwg can’t be sent. Send JPEG, PNG, WebP or PDF up to 5 MB.')
    expect(screen.getByRole('listitem').textContent).toContain('drift.png')
    await user.click(screen.getByRole('button', { name: 'Close this message' }))
    expect(words()).not.toContain('plan.dwg')
  })

  test('a pasted picture is attached; of cells and paragraphs the text is pasted', async () => {
    show()
    const paste = (clipboardData: object) => act(async () => fireEvent.paste(box(), { clipboardData }))
    const files = [fileOf('image.png')]
    const isLeftAlone = await paste({ files, types: ['text/plain', 'text/html', 'Files'] })
    expect(isLeftAlone).toBe(true)
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(await paste({ files, types: ['Files'] })).toBe(false)
    expect(screen.getByRole('listitem').textContent).toContain('image.png')
  })

  test('what is uploaded is still there after the dialog was closed and opened', async () => {
    show()
    await choose(fileOf('drift.png'))
    cleanup()
    show()
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('drift.png'))
  })
})

describe('in a dialog, whose title has the focus until the chat is there', () => {
  function open(): void {
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    dialog.innerHTML = '<h2 tabindex="-1">Chat with Vikram</h2>'
    dialog.querySelector('h2')!.focus()
    showConversation(
      (conversation) =>
        createPortal(
          <Composer conversationKey={conversation} handle={engine} side="MENTOR" firstName="Vikram" mentorId={12} />,
          dialog,
        ),
      {},
    )
  }
  const focused = () => document.activeElement?.tagName

  test('the box takes it', () => {
    open()
    expect(focused()).toBe('TEXTAREA')
  })

  test('where one writes with a finger the keyboard stays away', () => {
    pretendPointer(true)
    open()
    expect(focused()).toBe('H2')
  })
})

describe('closed', () => {
  test.each([
    [
      'the mentee of an expired one',
      { ...EXPIRED, ...MENTEE },
      'Chat Access Expired Your chat access has expired. Please book again to continue.',
    ],
    [
      'the mentor of an expired one',
      EXPIRED,
      'Chat access expired The mentee needs to rebook to continue the conversation.',
    ],
    [
      'the mentee of a mentor who has left',
      { closedReason: 'MENTOR_LEFT', ...MENTEE },
      'is no longer on Plumbline. You can still read what was written. If your package still runs, you can cancel it and get back anything that is left of its payment.',
    ],
    [
      'the mentee of a mentor under review',
      { closedReason: 'MENTOR_IN_REVIEW', ...MENTEE },
      'is under review by our team. Neither of you can write at present. You can still read what was written. If your package still runs, you can cancel it and get back anything that is left of its payment.',
    ],
    [
      'a mentor who is not accepted',
      { closedReason: 'MENTOR_LEFT' },
      'You can’t write now. Only accepted mentors can send messages.',
    ],
    ['who has blocked', { closedReason: 'BLOCKED_BY_VIEWER' }, 'You blocked Vikram. Unblock to write.'],
    ['who is blocked', { closedReason: 'BLOCKED' }, 'You can no longer write to Vikram.'],
  ])('%s reads why, and what was typed', async (_who, differences, text) => {
    const page = show(differences === EXPIRED || !('viewerSide' in differences) ? {} : MENTEE)
    await type('Half a thought')
    const { viewerSide: _side, ...changes } = { viewerSide: '', ...differences }
    page.becomes(changes)
    expect(words()).toContain(text)
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message that wasn’t sent' })
    expect(kept.value).toBe('Half a thought')
    expect(kept.readOnly).toBe(true)
  })

  test('it closes and opens under the person: what comes instead has the focus', async () => {
    const { becomes } = show()
    act(() => box().focus())
    becomes({ closedReason: 'BLOCKED_BY_VIEWER' })
    expect(document.activeElement?.textContent).toBe('You blocked Vikram. Unblock to write.')
    act(() => screen.getByRole('button', { name: 'Unblock' }).focus())
    becomes({ closedReason: null })
    expect(document.activeElement).toBe(box())
    // Who is elsewhere stays there.
    const elsewhere = document.body.appendChild(document.createElement('button'))
    act(() => elsewhere.focus())
    becomes({ closedReason: 'BLOCKED' })
    expect(document.activeElement).toBe(elsewhere)
  })

  test('the mentee books again from there, and the mentor cannot', () => {
    show({ ...EXPIRED, ...MENTEE })
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/booking/12?package=advanced')
    cleanup()
    show(EXPIRED)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('the mentee of a mentor who has left is led to their packages, and does not book again', () => {
    show({ closedReason: 'MENTOR_LEFT', ...MENTEE })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/sessions')
  })

  test('who is blocked can write to us', () => {
    show({ closedReason: 'BLOCKED' })
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
  })
})
