/** A registration that is over: its holder or the organiser has cancelled. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'

interface GivenBack {
  /** Paise that go back; the refund has an email of its own. */
  refund: number
}

/** By its holder; written with the transaction that cancels. */
export async function announceCancelledRegistration(
  _tx: Transaction,
  _app: Pick<App, 'clock' | 'config'>,
  _registrationId: number,
  _given: GivenBack,
): Promise<void> {}

/** The whole workshop is off. */
export async function announceWorkshopCancelled(
  _tx: Transaction,
  _app: Pick<App, 'clock' | 'config'>,
  _registrationId: number,
  _given: GivenBack,
): Promise<void> {}
