import { changesIn, defined, nextVersion, type Defined, type Versioned } from '../accounts/profileVersions.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../graphql/context.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import type { Member } from '../graphql/identity.ts'
import {
  applyLoginChange,
  limitingTakenAddresses,
  verifyLoginChange,
  type RenewedSession,
  type WantedLogin,
} from './loginChange.ts'

/** What every form of a profile may send. */
interface Given extends WantedLogin {
  profileVersion?: number | null | undefined
  profileImage?: string | null | undefined
}

interface Stored extends Versioned {
  email: string
  profileImage: string | null
}

/** How a profile of one kind is stored. */
interface Profile<Row extends Stored, Columns extends object> {
  /** The account that the caller names, if any. */
  named: number | null | undefined
  /** What is shown without a picture. */
  defaultPath: string
  /** The row, locked until the transaction ends; null when the account is gone. */
  stored(tx: Transaction): Promise<Row | null>
  /** What is given beside picture and login, as it is compared with the row. */
  columns(stored: Row): Columns
  /** Writes what has changed; `fields` are the names. */
  write(tx: Transaction, columns: Defined<Columns>, fields: readonly string[]): Promise<unknown>
}

/**
 * Saves what was given of the member's own profile, all of it or nothing. A new address or password needs the current
 * password and renews the session, which is the answer, else null. Throws ValidationError, EmailTakenError,
 * ProfileConflictError when another tab was faster, RateLimitedError, NotFoundError when another account is named, and
 * NotSignedInError when the account is gone.
 */
export async function saveOwnProfile<Row extends Stored, Columns extends object>(
  app: Pick<Context, 'db' | 'clock' | 'config' | 'limiter' | 'exchange'>,
  member: Pick<Member, 'type' | 'id' | 'sessionHash'>,
  { profileVersion, profileImage, email, password, currentPassword }: Given,
  { named, defaultPath, stored: read, columns: columnsOf, write }: Profile<Row, Columns>,
): Promise<RenewedSession | null> {
  const { type, id } = member
  if ((named ?? id) !== id) throw new NotFoundError(type === 'mentor' ? 'Mentor not found' : 'Mentee not found')
  const ready = await verifyLoginChange(app, member, { email, password, currentPassword })
  return await limitingTakenAddresses(app, member, ready, () =>
    inTransaction(app.db, async (tx) => {
      const stored = await read(tx)
      if (!stored) throw new NotSignedInError()
      const now = app.clock.now()
      const picture = { given: profileImage, stored: stored.profileImage, defaultPath, person: { type, id }, now }
      const columns = { ...columnsOf(stored), profileImage: await pictureToSave(tx, picture) }
      const fields: string[] = changesIn({ email, ...columns }, stored as object)
      const version = fields.length > 0 ? nextVersion(stored, { from: profileVersion, fields, now }) : null
      const move = email !== undefined && fields.includes('email') ? { from: stored.email, to: email } : undefined
      const renewed = await applyLoginChange(tx, app, member, { ...ready, move })
      if (version) await write(tx, { ...defined(columns), ...version } as Defined<Columns>, fields)
      return renewed
    }),
  )
}
