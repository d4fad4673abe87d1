/** Reads every kind of mail as it really comes about. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { matchPage } from '../../web/routes/matchPage.ts'
import type { Email } from '../generated/prisma/client.ts'
import { type AccountRow, readAccount } from '../accounts/accountTable.ts'
import { UNPROVEN_MAILS } from '../accounts/emailConfirmations.ts'
import { testApp, type TestApp } from './app.ts'
import { mailPeople, type MailCause } from './mailCauses.ts'
import { cleanLine } from '../rules/text/cleanText.ts'

const tested = await testApp()
const { app, db, clock } = tested
const SITE = app.config.publicUrl

/** A time that is not followed by its zone, at once or at the end of its range. */
const TIME_WITHOUT_ZONE = /\b\d{1,2}:\d{2}(?! ?(?:am|pm) IST)(?!(?: am| pm)? - \d{1,2}:\d{2} (?:am|pm) IST)/
const TRICKS = /[\u200B\u202A-\u202E\u2066-\u2069]/

const api = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const CAUSES: MailCause[] = []
for (const file of sources.filter((name) => name.endsWith('.mails.testing.ts'))) {
  const { causes } = (await import(path.join(api, file))) as { causes: MailCause[] }
  CAUSES.push(...causes)
}
const caused = new Set<string>()

test('every file that queues a mail has a cause in an x.mails.testing.ts, which names the file', () => {
  const files = filesThatMail()
  expect(files).toContain('bookings/admin/adminDecisions.ts')
  expect([...new Set(CAUSES.map(({ file }) => file))].toSorted()).toEqual(files)
})

/** A function of a file, with its text. */
interface Definition {
  file: string
  name: string
  text: string
  /** Where what it calls is defined: `file#name` by name. */
  known: ReadonlyMap<string, string>
}

function definitionsIn(file: string): Definition[] {
  const source = readFileSync(path.join(api, file), 'utf8')
  const [head = '', ...parts] = source.split(/^(?:export )?(?:async )?(?:function|const) (?=\w)/m)
  // What stands before the first function, as a field of the graph does, has no name.
  const named = [{ text: head, name: '' }, ...parts.map((text) => ({ text, name: /^\w+/.exec(text)![0] }))]
  const known = new Map(named.map(({ name }) => [name, `${file}#${name}`]))
  for (const [, names = '', from = ''] of source.matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm))
    for (const name of names.match(/\w+/g) ?? []) known.set(name, `${path.join(path.dirname(file), from)}#${name}`)
  return named.map((found) => ({ file, known, ...found }))
}

/**
 * Files that say what kind of mail it is. A function that passes a mail on leaves that to its callers; if nobody calls it by
 * name, its own file counts, so that no mail is missed.
 */
function filesThatMail(): string[] {
  const definitions = sources.filter((file) => !/test|generated/.test(file)).flatMap(definitionsIn)
  const passing = new Set(['mail/outbox.ts#queueEmail'])
  const files = new Set<string>()
  // A function's text begins with its own name.
  const callsOf = ({ name, text, known }: Definition) =>
    [...text.matchAll(/\b(\w+)\(/g)].flatMap(([, called = '']) => (called !== name && known.get(called)) || [])
  const called = new Set(definitions.flatMap(callsOf))
  let before: number
  do {
    before = passing.size
    for (const definition of definitions) {
      const { file, name, text } = definition
      const id = `${file}#${name}`
      if (!callsOf(definition).some((call) => passing.has(call))) continue
      if (/\bkind: ['A-Z]/.test(text) || !called.has(id)) files.add(file)
      else passing.add(id)
    }
  } while (passing.size > before)
  return [...files].toSorted()
}

describe.each(CAUSES)('$name', ({ cause, mails: count }) => {
  let mails: Email[] = []

  beforeAll(async () => {
    clock.set('2026-11-21T04:30:00Z')
    await db.email.deleteMany()
    await cause(tested, await mailPeople(tested))
    mails = await db.email.findMany({ orderBy: { id: 'asc' } })
    for (const { kind } of mails) caused.add(kind)
  })

  test('is mailed to each of whom it concerns', () => {
    expect(mails.map(({ subject }) => subject)).toHaveLength(count)
  })

  test('says which account it is sent to, and whom else it names', async () => {
    const rows = { select: { id: true, name: true, email: true }, orderBy: { id: 'asc' } } as const
    const people = [
      ...(await db.mentor.findMany(rows)).map((row) => ({ type: 'mentor', ...row })),
      ...(await db.mentee.findMany(rows)).map((row) => ({ type: 'mentee', ...row })),
      ...(await db.communityMember.findMany(rows)).map((row) => ({ type: 'community', ...row })),
    ]
    // Every cause has two people of the same names: the newest are its own.
    const two = people.filter(({ type }) => type !== 'community')
    const own = [...new Map(two.map((person) => [`${person.type} ${person.name}`, person])).values()]
    for (const { kind, subject, text, toAddress, recipientType, recipientId, aboutType, aboutId } of mails) {
      const readers = people.filter(({ email }) => email.toLowerCase() === toAddress.toLowerCase())
      // The last mail is sent when the account is gone.
      if (kind === 'account-closed') continue
      if (readers.length === 1)
        expect([subject, recipientType, recipientId]).toEqual([subject, readers[0]?.type, readers[0]?.id])
      const isReader = (name: string) => readers.some((reader) => reader.name === name)
      const named = own.filter(({ name }) => !isReader(name) && cleanLine(text).includes(cleanLine(name)))
      for (const { type, id } of named) expect([subject, aboutType, aboutId]).toEqual([subject, type, id])
    }
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
      expect(ics).toMatch(/^METHOD:(PUBLISH|CANCEL)\r?$/m)
      expect(ics).toMatch(/^UID:(booking-\d+|workshop-registration-\d+)@localhost\r?$/m)
    }
  })
})

test('every kind that an x.mails.ts names is mailed, and is named once', () => {
  const kinds = app.parts.mails.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds.filter((kind) => !caused.has(kind))).toEqual([])
})

test(
  'an account that has not confirmed its address is mailed nothing without mayMail, unless its cause is bounded',
  { timeout: 120_000 },
  async () => {
    // Some of these people can sign up once only.
    const fresh = await testApp()
    const { max } = UNPROVEN_MAILS
    onTestFinished(() => void (UNPROVEN_MAILS.max = max))
    UNPROVEN_MAILS.max = 0
    const wrong: string[] = []
    for (const { name, bound, cause } of CAUSES) {
      fresh.clock.set('2026-11-21T04:30:00Z')
      await fresh.db.email.deleteMany()
      await fresh.db.rateLimit.deleteMany()
      const people = await mailPeople(fresh)
      await fresh.db.mentor.update({ where: { id: people.mentorId }, data: { emailConfirmedAt: null } })
      await fresh.db.mentee.update({ where: { id: people.menteeId }, data: { emailConfirmedAt: null } })
      await cause(fresh, people)
      const isMailed = await mailsUnconfirmed(fresh)
      if (isMailed && !bound)
        wrong.push(`${name}: ask mayMail, or say with bounded() what keeps strangers from causing it`)
      if (!isMailed && bound) wrong.push(`${name}: needs no bounded()`)
    }
    expect(wrong).toEqual([])
  },
)

async function mailsUnconfirmed(of: TestApp): Promise<boolean> {
  for (const { recipientType: type, recipientId: id } of await of.db.email.findMany()) {
    if (type === null || id === null) continue
    if ((await readAccount<AccountRow>(of.db, { type, id }))?.emailConfirmedAt === null) return true
  }
  return false
}

const isPage = (url: URL) => matchPage(url, { development: false }) !== null

/** The words that a reader sees. */
function readable(html: string): string {
  return html.replace(/<head>[\s\S]*<\/head>/, '').replaceAll(/<[^>]+>/g, ' ')
}
