import { expect, test } from 'vitest'
import { calendarFileOf } from './calendarEvent.ts'

test('a link that was kept before such were refused adds no lines and turns no text', () => {
  const at = new Date('2026-12-01T04:30:00Z')
  const file = calendarFileOf({ publicUrl: 'https://plumbline.example', supportEmail: 'help@plumbline.example' }, [
    {
      key: 'booking-1',
      sequence: 0,
      stamp: at,
      startsAt: at,
      endsAt: new Date('2026-12-01T05:15:00Z'),
      title: 'Session',
      about: 'Tunnels',
      meetingLink: 'https://x.example/\u202Emoc\u0085a\r\nATTENDEE:mailto:a@x.example',
      cancelled: null,
    },
  ])
  const link = 'https://x.example/moc a ATTENDEE:mailto:a@x.example'
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain(`LOCATION:${link}`)
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`Join: ${link}\\n`)
})
