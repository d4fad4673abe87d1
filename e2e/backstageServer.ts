/**
 * Beside the product and its database, in the process that starts the tests: makes people and tells them things at
 * once, which tests ask for over HTTP. So no browser worker has a connection to the database, nobody registers
 * whose registering is not looked at, and nobody is shared by two tests or by a test and its second try.
 */
import { HOUR_MS, MINUTE_MS } from '../api/rules/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashPassword } from '../api/accounts/passwords.ts'
import { connect, type Database } from '../api/database/client.ts'
import { inTransaction } from '../api/database/transaction.ts'
import { notify, type Notice } from '../api/notifications/notify.ts'
import { dateOnly, istDate, istTime } from '../api/rules/time/time.ts'
import { startSession } from '../api/sessions/sessions.ts'
import { DEMO_PASSWORD } from '../prisma/seed/demoAccounts.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../api/testing/factories.ts'
import { moneyActions } from './backstageMoney.ts'

/** Somebody who is signed in with `cookie` and can sign in with the rest. */
export interface Person {
  kind: 'mentor' | 'mentee'
  id: number
  name: string
  email: string
  password: string
  /** Token of a session of theirs. */
  cookie: string
}

const PASSWORD = 'Strong@pass1'
const DEMO_DOMAIN = '@demo.plumbline.example'
/** Has the fullest history of the demo data, which tests of screens look at. */
const SHOWN_MENTOR = 1

function actions(db: Database) {
  let serial = 0
  const hash = hashPassword(PASSWORD)
  let free: Promise<Omit<Person, 'cookie'>[]> | undefined
  let shared: Promise<Person> | undefined

  async function signedIn(person: Omit<Person, 'cookie'>): Promise<Person> {
    const owner = { type: person.kind, id: person.id, ip: '127.0.0.1', userAgent: null }
    return { ...person, cookie: await inTransaction(db, (tx) => startSession(tx, owner, new Date())) }
  }

  /** Mentors of the demo data who have free slots and whom nobody has asked for anything, those with the nearest slots last. */
  async function bookableMentors(): Promise<Omit<Person, 'cookie'>[]> {
    const query = '{ mentors(first: 60, available: true) { edges { node { databaseId nextFreeSlot { startsAt } } } } }'
    const answer = await fetch(`${process.env['E2E_URL']}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as {
      data: { mentors: { edges: { node: { databaseId: number; nextFreeSlot: { startsAt: string } | null } }[] } }
    }
    const slots = new Map(
      data.mentors.edges.flatMap(({ node }) =>
        node.nextFreeSlot ? [[node.databaseId, node.nextFreeSlot.startsAt]] : [],
      ),
    )
    const mentors = await db.mentor.findMany({
      where: { id: { in: [...slots.keys()], not: SHOWN_MENTOR }, requests: { none: {} } },
      select: { id: true, name: true, email: true },
    })
    return mentors
      .toSorted((one, other) => (slots.get(one.id) ?? '').localeCompare(slots.get(other.id) ?? ''))
      .map((mentor) => ({ kind: 'mentor', ...mentor, password: DEMO_PASSWORD }))
  }

  return {
    /** A new mentee, who has accepted the terms. */
    async newMentee({ name }: { name: string }): Promise<Person> {
      const data = { name, passwordHash: await hash, termsAccepted: true, termsAcceptedAt: new Date() }
      const { id, email } = await makeMentee(db, data)
      return await signedIn({ kind: 'mentee', id, name, email, password: PASSWORD })
    },
    /** A mentor under review, with nothing in their profile but what an application asks for. */
    async newMentor({ name }: { name: string }): Promise<Person> {
      const { id, email } = await makeMentor(db, {
        name,
        email: `mentor-${randomUUID()}@test.example`,
        passwordHash: await hash,
        termsAccepted: true,
        termsAcceptedAt: new Date(),
        status: 'pending_review',
        availability: {},
      })
      return await signedIn({ kind: 'mentor', id, name, email, password: PASSWORD })
    },
    /** A mentee's confirmed sessions have been held: each ended an hour ago. */
    async passSessions({ menteeId }: { menteeId: number }): Promise<null> {
      const endsAt = new Date(Date.now() - HOUR_MS)
      const startsAt = new Date(endsAt.getTime() - 45 * MINUTE_MS)
      await db.booking.updateMany({ where: { menteeId, status: 'confirmed' }, data: { startsAt, endsAt } })
      return null
    },
    /** A mentor whom no other test takes. */
    async takeMentor(): Promise<Person> {
      const mentor = (await (free ??= bookableMentors())).pop()
      if (!mentor) throw new Error('Every bookable mentor of the demo data is taken')
      return await signedIn(mentor)
    },
    /** The same one each time. */
    async sharedMentor(): Promise<Person> {
      return await (shared ??= this.takeMentor())
    },
    /** An approved workshop of a mentor's that began an hour ago, with people without an account in it; answers its numeric id. */
    async begunWorkshop({ mentorId, people }: { mentorId: number; people: readonly string[] }): Promise<number> {
      const startsAt = new Date(Date.now() - HOUR_MS)
      const day = { date: istDate(startsAt), time: istTime(startsAt) }
      const { id } = await makeWorkshop(db, { mentorId, title: 'Reading a slab drawing', ...day })
      for (const name of people)
        await makeRegistration(db, id, { name, email: `${randomUUID()}@test.example`, registeredAt: startsAt })
      return id
    },
    /** Addresses with a code, of the demo data. */
    async demoCodePaths(): Promise<Record<'ticket' | 'waiting list' | 'certificate', string>> {
      const person = { email: { endsWith: DEMO_DOMAIN } }
      const seat = { ...person, seat: 'registered' } as const
      const [ticket, waiting, certified] = await Promise.all([
        db.workshopRegistration.findFirstOrThrow({ where: { ...seat, workshop: { startsAt: { gt: new Date() } } } }),
        db.waitingListEntry.findFirstOrThrow({ where: { ...person, state: 'waiting' } }),
        db.workshopRegistration.findFirstOrThrow({ where: { ...seat, certificateCode: { not: null } } }),
      ])
      return {
        ticket: `/workshop-tickets/${ticket.code}`,
        'waiting list': `/workshop-waiting-list/${waiting.code}`,
        certificate: `/certificates/${certified.certificateCode}`,
      }
    },
    /** A workshop was held: it began four hours ago. */
    async passWorkshop({ workshopId }: { workshopId: number }): Promise<null> {
      const began = new Date(Date.now() - 4 * HOUR_MS)
      const data = { date: dateOnly(istDate(began)), time: istTime(began) }
      await db.workshop.update({ where: { id: workshopId }, data })
      return null
    },
    /** One more session of somebody of the demo data. */
    async enterDemo({ kind, email }: { kind: Person['kind']; email: string }): Promise<Person> {
      const query = { where: { email }, select: { id: true, name: true } }
      const row = await (kind === 'mentor' ? db.mentor.findFirstOrThrow(query) : db.mentee.findFirstOrThrow(query))
      return await signedIn({ kind, ...row, email, password: DEMO_PASSWORD })
    },
    /** Tells a mentee something, as the product does it, live; answers the numeric id. */
    async tell({ userId, notice }: { userId: number; notice: Partial<Notice> }): Promise<number> {
      serial += 1
      const dedupeKey = `e2e:${serial}`
      await inTransaction(db, (tx) =>
        notify(tx, {
          userType: 'mentee',
          userId,
          about: null,
          by: null,
          type: 'general',
          title: `News ${serial}`,
          message: 'Something has happened.',
          ...notice,
          dedupeKey,
        }),
      )
      return (await db.notification.findUniqueOrThrow({ where: { dedupeKey }, select: { id: true } })).id
    },
  }
}

export type Backstage = ReturnType<typeof actions> & ReturnType<typeof moneyActions>['actions']

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Starts it; each action is a POST to its name. */
export async function startBackstage(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const db = connect(databaseUrl, { poolSize: 3 })
  const money = moneyActions(db, databaseUrl)
  const table: Record<string, (given: never) => Promise<unknown>> = { ...actions(db), ...money.actions }
  const server = createServer(async (request, response) => {
    try {
      const given = JSON.parse(await textOf(request)) as never
      response.end(JSON.stringify(await table[request.url?.slice(1) ?? '']!(given)))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await money.stop()
      await db.$disconnect()
    },
  }
}
