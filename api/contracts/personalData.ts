/** What a feature keeps of a person: what blocks closing the account, what may be downloaded, how it is erased. */
import type { Settings } from '../config.ts'
import type { Clock } from '../database/clock.ts'
import type { Database, Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** An account. Ids are unique within a kind only. */
export interface AccountRef {
  type: UserType
  id: number
}

/** An account that nothing keeps from being closed, as far as was seen. */
export interface LeavingAccount extends AccountRef {
  /** What others read in the place of the name. */
  formerly: string
  now: Date
}

export interface ClosingAccount extends LeavingAccount {
  name: string
  /** As registered, in the case it was typed. */
  email: string
  /** The person has confirmed the address; otherwise others may have asked for what was sent there. */
  isConfirmed: boolean
  /** Only this account has confirmed the address: what is known by the address alone is then theirs. */
  isAddressProven: boolean
}

export interface ErasedAhead {
  rows: number
  /** Paths of files that were in them. */
  files?: readonly (string | null)[]
}

/** A person who has confirmed a new address of their account. */
export interface Mover extends AccountRef {
  /** As registered, in the case it was typed. */
  email: string
  /** The former addresses, in lower case. */
  former: readonly string[]
  now: Date
}

/** How one kind of account is stored; one feature brings it for each kind. */
export interface AccountKeeper {
  type: UserType
  /** Locks the row of the account and reads it. Throws NotFoundError when it is gone. */
  take(tx: Transaction, id: number): Promise<{ name: string; email: string }>
  advice?(config: Pick<Settings, 'supportEmail'>): string
}

export interface FileAccess {
  /** What the row calls it, for the download; null when it has no name. */
  name: string | null
}

/** Calls with `tx` run in a transaction. Each answers nothing for a kind of account that it does not know. */
export interface PersonalData {
  /** Every column, as `table.column`, that points to a person or says who they are; a test finds those that nobody names. */
  covers: readonly string[]
  /** Columns that may hold the path of a stored file, as `table.column`, or `table.column[]` for a list of paths. */
  files?: readonly string[]
  /** Whether a row lets the person read a private file of somebody else; asked each time it is served. Null when none does. */
  mayRead?(db: Database, person: AccountRef, path: string): Promise<FileAccess | null>
  /** The same for an administrator: only what they have opened in this session, saying why. */
  mayAdministratorRead?(db: Database, administrator: { sessionHash: string }, path: string): Promise<FileAccess | null>
  keeps?: AccountKeeper
  /** Locks what the blockers depend on, until the transaction ends. */
  lock?(tx: Transaction, person: AccountRef): Promise<void>
  /** What blocks closing the account, each as a sentence with dates in IST and amounts in rupees. */
  blockers?(tx: Transaction, person: AccountRef, now: Date): Promise<string[]>
  /**
   * All that is kept about the person, by section: no secrets, of others only the name. A list without a bound comes in
   * pages (`api/database/inPages.ts`). Throws NotSignedInError without the account.
   */
  data?(db: Database, person: AccountRef, now: Date): Promise<Record<string, unknown>>
  /**
   * Ends links with which others may still read or log in. A password reset calls it, and an administrator who logs
   * somebody out everywhere, changes their address or deactivates them, because somebody else may have been logged in.
   * Answers one sentence for the owner about each link that ended.
   */
  shutOut?(tx: Transaction, person: AccountRef, now: Date): Promise<string[]>
  /** The person was deactivated or is no longer accepted: tells those who have bought their time. */
  announceLeft?(tx: Transaction, app: { clock: Clock; config: Settings }, person: AccountRef): Promise<void>
  /** The person takes part again: tells those to whom that was announced. */
  announceBack?(tx: Transaction, app: { clock: Clock; config: Settings }, person: AccountRef): Promise<void>
  /** Moves what is kept under the account's former addresses to the address that the person has confirmed. */
  move?(tx: Transaction, mover: Mover): Promise<void>
  /**
   * Erases rows of which a person may have any number, at most `most` of them: once nothing blocks, before `erase` and in
   * a transaction of its own, again and again until it finds none or something blocks. Only what is of no use to anybody,
   * or what `erase` would do as well: what has gone before something blocks stays erased.
   */
  eraseAhead?(tx: Transaction, leaving: LeavingAccount, most: number): Promise<ErasedAhead>
  /** Erases the person's rows, or their name in rows that stay; answers the paths of files that were in them. */
  erase?(tx: Transaction, closing: ClosingAccount): Promise<readonly (string | null)[] | void>
}
