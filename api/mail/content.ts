/** What a mail is made of, before and after its words are made safe. */
import type { Settings } from '../config.ts'

/** A step that a mail offers: a button and the page that it opens. */
export interface MailAction {
  label: string
  url: string
}

/** Label, value, and the address the value leads to, if any. Times carry their zone. */
export type MailFact = [label: string, value: string, url?: string]

/** The words of a mail, as plain text: what people wrote needs no escaping by the caller. */
export interface MailContent {
  heading: string
  /** What happened, in short paragraphs. */
  paragraphs: string[]
  facts?: MailFact[]
  /** The one next step; a link that opens a page and changes nothing by itself. */
  action?: MailAction
  /** Several steps to choose from, of one rank; with the one above they stand back behind it. */
  actions?: MailAction[]
  /** Small print under the facts. */
  note?: string
}

/** A mail's words in the order of reading, with nothing in them that turns or hides text. */
export interface MailParts {
  heading: string
  /** What lists of mails show beside the subject. */
  preheader: string
  paragraphs: string[]
  facts: MailFact[]
  /** A second one stands back behind the first. */
  steps: (MailAction & { isSecond: boolean })[]
  note: string | null
}

/** Where a mail comes from and who answers questions. */
export type MailSender = Pick<Settings, 'publicUrl' | 'supportEmail' | 'supportAddress'>
