/**
 * Keeps all tabs on the same account: a tab follows a login, a logout or an ended session elsewhere at once. It checks
 * with the server first, except for a logout in another tab.
 */
import { useEffect, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import type { presence_viewer$key } from '../../../__generated__/presence_viewer.graphql.ts'
import presenceQuery, { type presenceQuery$data } from '../../../__generated__/presenceQuery.graphql.ts'
import { environment } from '../../../relay/network/environment.ts'
import { onSessionEnded } from '../../../relay/network/sessionEnded.ts'
import { forgetPerson, rememberPerson, type Person } from './browserStorage.ts'
import { forgetTyped, keepTypedFor, leave, sayFarewell, signInAgain } from './leave.ts'

/** A tab that is shown again after this time, in ms, checks the session. */
const FRESH_MS = 5 * MINUTE_MS
/** Pause after a check that found the session valid, in ms. */
const PAUSE_MS = 5_000
/**
 * The socket learns of the end of a session before the tab that logs out gets its response; wait for that tab's
 * message.
 */
const GRACE_MS = 1_000

interface Announcement {
  /** Null for a visitor. */
  person: string | null
  /** A deliberate logout: no check needed. */
  signedOut?: boolean
}

/** Undefined until the page has loaded it. */
let known: Person | null | undefined
let learntAt = 0
let foundWellAt = 0
let asking = false
let suspicion: ReturnType<typeof setTimeout> | undefined

const channel = typeof document === 'undefined' ? null : new BroadcastChannel('plumbline-person')

/** Tells the watch who the page has been loaded for: null for a visitor. Renders nothing. */
export function Presence({ viewerKey }: { viewerKey: presence_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment presence_viewer on Viewer {
        id
        databaseId
        name
        email
        type
      }
    `,
    viewerKey,
  )
  const person = useMemo(() => {
    if (!viewer) return null
    const { id, databaseId, name, email, type } = viewer
    return { id, databaseId, name, email, type }
  }, [viewer])
  useEffect(() => {
    setViewer(person)
  }, [person])
  return null
}

/** Called when the page has loaded the member; null for a visitor. */
export function setViewer(person: Person | null): void {
  const before = known
  known = person
  learntAt = Date.now()
  if (person) {
    keepTypedFor(person.id)
    rememberPerson(person)
  } else forgetPerson()
  if (before && !person) leave({ to: signInAgain(before.type), farewell: 'ended' })
  else if (before === undefined || before?.id !== person?.id) announce({ person: person?.id ?? null })
}

/** After a logout here or a closed account: the other tabs follow at once. */
export function signedOut(...departure: Parameters<typeof leave>): void {
  announce({ person: null, signedOut: true })
  leave(...departure)
}

/** Checks the session with the server: reloads for another account, goes to the login page if there is none. */
async function verify(): Promise<void> {
  if (known === undefined || asking) return
  asking = true
  try {
    const now = await whoIsThere()
    learntAt = foundWellAt = Date.now()
    if (now === (known?.id ?? null)) return
    if (known && now === null) return leave({ to: signInAgain(known.type), farewell: 'ended' })
    if (known) forgetTyped()
    // Before the page is drawn for them.
    if (now !== null) keepTypedFor(now)
    location.reload()
  } catch {
    // The server could not be reached; the next signal checks again.
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

/** Bypasses the store, which holds the data of the person on screen. */
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
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && Date.now() - learntAt > FRESH_MS) void verify()
})
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void verify()
})
sayFarewell()
