// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { calendarFile, googleCalendarAddress, type CalendarSession } from './calendarFile.ts'

const session: CalendarSession = {
  bookingId: 41,
  startsAt: '2026-11-28T05:00:00.000Z',
  endsAt: '2026-11-28T05:45:00.000Z',
  mentorName: 'Ananya Iyer',
  menteeName: 'Vikram Patil',
  agenda: 'Storey drift; mass source, diaphragm\nand a \\ sign',
  meetingLink: null,
  sequence: 3,
  host: 'plumbline.example',
  stamp: new Date('2026-11-21T08:00:00Z'),
}

describe('the calendar file', () => {
  it('is one event in UTC under the UID of the mail', () => {
    const lines = calendarFile(session).split('\r\n')
    expect(lines).toContain('UID:booking-41@plumbline.example')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines).toContain('DTSTART:20261128T050000Z')
    expect(lines).toContain('DTEND:20261128T054500Z')
    expect(lines).toContain('SUMMARY:Plumbline session: Ananya Iyer and Vikram Patil')
    expect(lines.at(-1)).toBe('')
  })

  it('escapes text and says that the link follows', () => {
    const text = calendarFile(session).replaceAll('\r\n ', '')
    expect(text).toContain(
      'Agenda: Storey drift\\; mass source\\, diaphragm\\nand a \\\\ sign\\n\\nThe meeting link will follow.',
    )
    const link = 'https://meet.example/plumbline-x'
    expect(calendarFile({ ...session, meetingLink: link })).toContain(`LOCATION:${link}`)
  })

  it('holds no line of what people wrote, whatever breaks lines in it', () => {
    const evil = 'A\rATTENDEE:b\nSTATUS:CANCELLED\r\nEND:VEVENT\u0085X:1\u0000'
    const lines = calendarFile({ ...session, agenda: evil, mentorName: evil, menteeName: evil }).split(/[\r\n\u0085]+/)
    expect(lines.filter((line) => /^(?:ATTENDEE|X|STATUS|END)\b/.test(line))).toEqual([
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('folds at 75 octets, never inside a character', () => {
    const text = calendarFile({ ...session, agenda: 'सत्र का विषय '.repeat(40) })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(text.replaceAll('\r\n ', '')).toContain('सत्र का विषय '.repeat(39))
  })
})

describe('the link to Google Calendar', () => {
  const details = (agenda: string, name = 'Ananya Iyer') => {
    const address = googleCalendarAddress({ ...session, agenda, mentorName: name })
    return { address, text: new URL(address).searchParams.get('details') ?? '' }
  }

  it('holds a short agenda whole', () => {
    expect(details('Storey drift').text).toBe(
      'Agenda: Storey drift\n\nThe meeting link will follow.\nTimes are Indian Standard Time (Asia/Kolkata).',
    )
  })

  it('cuts a long one, so that Google takes the link, and keeps how to join', () => {
    for (const [agenda, name] of [
      ['தமிழ் '.repeat(330), 'Ananya Iyer'],
      ['x'.repeat(1_990), 'காயத்ரி '.repeat(20)],
    ] as const) {
      const { address, text } = details(agenda, name)
      expect(address.length).toBeLessThanOrEqual(2_000)
      expect(address.length).toBeGreaterThan(1_980)
      expect(text).toMatch(/^Agenda: .+…\n\nThe meeting link will follow\./)
    }
  })
})
