/**
 * What a feature knows of a person: what is open with them, what they may take along, and how they are taken out of it.
 * `leaving` closes an account by asking every part, and knows none of them.
 */
import type { Settings } from '../config.ts'
import type { Database, Transaction } from '../database/client.ts'
import type { Clock } from '../database/clock.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** An account. Ids are unique within a kind only. */
export interface Person {
  type: UserType
  id: number
}

/** A person whose account is being removed. */
export interface Leaver extends Person {
  name: string
  /** As registered, in the case it was typed. */
  email: string
  /** What others read in the place of the name. */
  formerly: string
  /** The leaver has confirmed the address; otherwise others may have asked for what was sent there. */
  isConfirmed: boolean
  /**
   * The leaver has confirmed the address, and no other account, of whatever kind, has. Only then is what is known by the
   * address alone theirs: anybody may register with any address.
   */
  isAddressProven: boolean
  now: Date
}

/** A person who has confirmed the address that their account has in place of others. */
export interface Mover extends Person {
  /** As registered, in the case it was typed. */
  email: string
  /** The addresses before, in lower case. */
  former: readonly string[]
  now: Date
}

/** How one kind of account is kept; brought by one feature for each kind. */
export interface AccountKeeper {
  type: UserType
  /** Locks the row of the account and reads it. Throws NotFoundError when it is gone. */
  take(tx: Transaction, id: number): Promise<{ name: string; email: string }>
  /** What helps when something keeps the account from going. */
  advice?(config: Pick<Settings, 'supportEmail'>): string
}

/** That a person may read a private file. */
export interface FileAccess {
  /** What the row calls it, for the download; null when it has no name. */
  name: string | null
}

/** Called in a transaction where it says so; each answers nothing for a kind of account it does not know. */
export interface PersonPart {
  /**
   * Every column, as `table.column`, that points to a person or says who they are, and that this part looks after.
   * A test reads the database and fails for a column that nobody names.
   */
  covers: readonly string[]
  /** Columns that may hold the path of a stored file, as `table.column`, or `table.column[]` for a list of paths. */
  files?: readonly string[]
  /**
   * How a row of this part lets the person read a private file, whoever has uploaded it; null when none does. Asked each
   * time it is served.
   */
  mayRead?(db: Database, person: Person, path: string): Promise<FileAccess | null>
  /** The same for an administrator: only what they have opened in this session, saying why. */
  mayAdministratorRead?(db: Database, administrator: { sessionHash: string }, path: string): Promise<FileAccess | null>
  keeps?: AccountKeeper
  /** Waits for whoever changes what is open, and keeps them waiting until the transaction ends. */
  lock?(tx: Transaction, person: Person): Promise<void>
  /** What keeps the account from going, each as a sentence with dates in IST and amounts in rupees. */
  open?(tx: Transaction, person: Person, now: Date): Promise<string[]>
  /**
   * Sections of the file with all that is kept about the person: no secrets, and of others only the name. Throws
   * NotSignedInError when the account is gone.
   */
  data?(db: Database, person: Person, now: Date): Promise<Record<string, unknown>>
  /**
   * Ends links with which others may still read or come in. A password reset calls it, and an administrator who logs
   * somebody out everywhere, moves their address or switches them off, because somebody else may have been logged in. Answers one sentence for the owner about each link that ended.
   */
  shutOut?(tx: Transaction, person: Person): Promise<string[]>
  /** The person has stopped taking part: was switched off, or is no longer accepted. Tells those who have bought their time. */
  announceLeft?(tx: Transaction, app: { clock: Clock; config: Settings }, person: Person): Promise<void>
  /** What is kept with one of the former addresses of the person's account goes along to the one that they have confirmed. */
  move?(tx: Transaction, mover: Mover): Promise<void>
  /** Takes the person out, all of them or their name; answers the paths of files that went with it. */
  erase?(tx: Transaction, leaver: Leaver): Promise<readonly (string | null)[] | void>
}
