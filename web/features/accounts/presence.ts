/**
 * Keeps every tab with the same person: who signs out or in elsewhere, or whose session was ended, is not shown for a
 * moment longer than needed. The server is asked before anything is believed, except that a tab was signed out.
 */
import { graphql } from 'react-relay'
import { MINUTE_MS } from '../../../api/rules/durations.ts'
import presenceQuery, { type presenceQuery$data } from '../../__generated__/presenceQuery.graphql.ts'
import { environment } from '../../relay/environment.ts'
import { onSessionEnded } from '../../relay/sessionEnded.ts'
import { forgetPerson, rememberPerson, type Person } from './browserStorage.ts'
import { forgetTyped, leave, sayFarewell, signInAgain } from './leave.ts'

/** A tab that comes back after this time asks who is there. */
const FRESH_MS = 5 * MINUTE_MS
/** After an answer that all is well, signs of the contrary are not followed at once. */
const PAUSE_MS = 5_000
/** A live connection hears that a session ended before the page that signed out hears that it did: its word goes first. */
const GRACE_MS = 1_000

interface Announcement {
  /** Null for a visitor. */
  person: string | null
  /** Signed out on purpose: believed without asking. */
  signedOut?: boolean
}

/** Undefined until the page has learnt it. */
let known: Person | null | undefined
let learntAt = 0
let foundWellAt = 0
let asking = false
let suspicion: ReturnType<typeof setTimeout> | undefined

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('plumbline-person')

/** The page has learnt who is signed in; null for a visitor. */
export function setViewer(person: Person | null): void {
  const before = known
  known = person
  learntAt = Date.now()
  if (person) rememberPerson(person)
  else forgetPerson()
  if (before && !person) leave({ to: signInAgain(before.type), farewell: 'ended' })
  else if (before === undefined || before?.id !== person?.id) announce({ person: person?.id ?? null })
}

/** Signed out here, or the account is closed: the other tabs follow at once. */
export function signedOut(...departure: Parameters<typeof leave>): void {
  announce({ person: null, signedOut: true })
  leave(...departure)
}

/** Asks the server who is there, and follows: another person is loaded afresh, nobody goes to sign in. */
async function verify(): Promise<void> {
  if (known === undefined || asking) return
  asking = true
  try {
    const now = await whoIsThere()
    learntAt = foundWellAt = Date.now()
    if (now === (known?.id ?? null)) return
    if (known && now === null) return leave({ to: signInAgain(known.type), farewell: 'ended' })
    if (known) forgetTyped()
    location.reload()
  } catch {
    // The server could not be asked; the next sign asks again.
  } finally {
    asking = false
  }
}

void graphql`
  query presenceQuery {
    viewer {
      id
    }
  }
`

/** Past the store: what it holds belongs to the person on screen. */
async function whoIsThere(): Promise<string | null> {
  const answer = await environment.getNetwork().execute(presenceQuery.params, {}, { force: true }).toPromise()
  const { data } = answer as { data: presenceQuery$data }
  return data.viewer?.id ?? null
}

function announce(announcement: Announcement): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(announcement)
}

function onMessage({ person, signedOut: isCertain }: Announcement): void {
  if (known === undefined || person === (known?.id ?? null)) return
  if (isCertain) leave({ farewell: 'elsewhere' })
  else void verify()
}

channel?.addEventListener('message', ({ data }: MessageEvent<Announcement>) => onMessage(data))
onSessionEnded(() => {
  if (!known || suspicion !== undefined || Date.now() - foundWellAt <= PAUSE_MS) return
  suspicion = setTimeout(() => {
    suspicion = undefined
    void verify()
  }, GRACE_MS)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && Date.now() - learntAt > FRESH_MS) void verify()
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void verify()
})
sayFarewell()
