/** Where a registration stands on this page. */
export type RegistrationState =
  | { kind: 'form'; says: Said | null }
  /** The order is being made, or its payment window is open. */
  | { kind: 'paying' }
  /** Paid, as the window says: the server confirms it now (`isNew`), or cannot say yet. */
  | { kind: 'checking'; orderId: string; isNew: boolean }
  /** Paid, but its seat is gone: the money goes back. */
  | { kind: 'lost' }
  | { kind: 'registered'; email: string | null; ticketCode: string | null }
  | { kind: 'confirmEmail'; email: string }

/** What is said above the form about the last try. */
export type Said =
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused' }
  | { kind: 'interrupted'; email: string }

/** What the page shows. */
export type RegistrationView = Exclude<RegistrationState['kind'], 'paying'>

/** The page's view, for heading and focus. */
export function viewOf({ kind }: RegistrationState): RegistrationView {
  return kind === 'paying' ? 'form' : kind
}
