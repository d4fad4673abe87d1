/** Reads every kind of mail as it really comes about. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { matchPage } from '../../web/pages/matchPage.ts'
import type { Email } from '../generated/prisma/client.ts'
import { testApp } from './app.ts'
import { MAIL_KINDS, mailPeople } from './mailKinds.ts'

const tested = await testApp()
const { app, db, clock } = tested
const SITE = app.config.publicUrl

/** A time that is not followed by its zone, at once or at the end of its range. */
const TIME_WITHOUT_ZONE = /\b\d{1,2}:\d{2}(?! ?(?:am|pm) IST)(?!(?: am| pm)? - \d{1,2}:\d{2} (?:am|pm) IST)/
const TRICKS = /[\u200B\u202A-\u202E\u2066-\u2069]/

test('every file that queues a mail is in the list', () => {
  const api = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|generated|^mail\//.test(file))
    .filter((file) => /\bqueueEmail\(/.test(readFileSync(path.join(api, file), 'utf8')))
  expect([...new Set(MAIL_KINDS.map(({ file }) => file))].toSorted()).toEqual(files.toSorted())
})

describe.each(MAIL_KINDS)('$name', ({ cause, mails: count }) => {
  let mails: Email[] = []

  beforeAll(async () => {
    clock.set('2026-11-21T04:30:00Z')
    await db.email.deleteMany()
    await cause(tested, await mailPeople(tested))
    mails = await db.email.findMany({ orderBy: { id: 'asc' } })
  })

  test('is mailed to each of whom it concerns', () => {
    expect(mails.map(({ subject }) => subject)).toHaveLength(count)
  })

  test('says the zone beside every time', () => {
    for (const { text, html, subject } of mails) {
      for (const words of [subject, text, readable(html)]) expect(words).not.toMatch(TIME_WITHOUT_ZONE)
      for (const words of [text, readable(html)]) expect(words).toContain('Indian Standard Time')
    }
  })

  test('leads only to pages, which change nothing, and says their addresses in words', () => {
    for (const { html, text } of mails) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
      for (const link of links.filter((url) => !url.startsWith('mailto:'))) {
        expect(text, 'the same in the text').toContain(link)
        const url = new URL(link)
        if (url.origin === SITE) expect({ link, isPage: isPage(url) }).toEqual({ link, isPage: true })
        else expect(link).toMatch(/^https:\/\/meet\.test\.example\//)
      }
      expect(links).toContain(`mailto:${app.config.supportEmail}`)
      expect(text).toContain(app.config.supportEmail)
    }
  })

  test('shows what people wrote as text', () => {
    for (const { html, text, subject, ics } of mails) {
      expect(html).not.toMatch(/<(script|b|i|img)\b/i)
      for (const words of [html, text, subject, ics ?? '']) expect(words).not.toMatch(TRICKS)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  test('is one document for light and dark, narrow and wide, that loads nothing', () => {
    for (const { html, text, subject } of mails) {
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<html lang="en-IN">[\s\S]*<title>[^<]+<\/title>/)
      expect(html).toContain('max-width:600px')
      expect(html).toContain('name="color-scheme" content="light dark"')
      expect(html).not.toMatch(/<[^>]+\bsrc=|url\(|<link|@import/)
      // Larger ones are cut off by some programs.
      expect(html.length).toBeLessThan(60_000)
      expect(text.length).toBeGreaterThan(100)
      expect(subject.length).toBeLessThan(160)
    }
  })

  test('carries at most one calendar file, of one event', () => {
    for (const { ics } of mails) {
      if (ics === null) continue
      expect(ics.match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(1)
      expect(ics).toMatch(/^METHOD:PUBLISH\r?$/m)
      expect(ics).toMatch(/^UID:booking-\d+@localhost\r?$/m)
    }
  })
})

/** In the navigation of every page already, and being built. */
const COMING = /^\/workshops$/

const isPage = (url: URL) => matchPage(url, { development: false }) !== null || COMING.test(url.pathname)

/** The words that a reader sees. */
function readable(html: string): string {
  return html.replace(/<head>[\s\S]*<\/head>/, '').replaceAll(/<[^>]+>/g, ' ')
}
