import type { Settings } from '../app.ts'
import { mailHtml } from './layoutHtml.ts'
import { mailText } from './layoutText.ts'
import { plainLine, plainText } from './plainText.ts'

export interface MailAction {
  label: string
  url: string
}

/** Label, value, and the address the value leads to, if any. Times carry their zone. */
export type MailFact = [label: string, value: string, url?: string]

/** The words of a mail, as plain text: what people wrote needs no escaping by the caller. */
export interface MailContent {
  heading: string
  /** What lists of mails show beside the subject; the first paragraph without it. */
  preheader?: string
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
  preheader: string
  paragraphs: string[]
  facts: MailFact[]
  /** A second one stands back behind the first. */
  steps: (MailAction & { isSecond: boolean })[]
  note: string | null
}

/** Where a mail comes from and who answers questions. */
export type MailSender = Pick<Settings, 'publicUrl' | 'supportEmail' | 'supportAddress'>

/** Renders content for both kinds of reader. */
export function renderMail(content: MailContent, sender: MailSender): { html: string; text: string } {
  const { heading, preheader, paragraphs, facts = [], action, actions = [], note } = content
  const parts: MailParts = {
    heading: plainLine(heading),
    preheader: plainLine(preheader ?? paragraphs[0] ?? ''),
    paragraphs: paragraphs.map(plainText),
    facts: facts.map(([label, value, url]) => linkedFact([label, plainText(value), url ?? ''], sender)),
    steps: [...(action ? [step(action, false)] : []), ...actions.map((one) => step(one, action !== undefined))],
    note: note ? plainText(note) : null,
  }
  return { html: mailHtml(parts, sender), text: mailText(parts, sender) }
}

const step = ({ label, url }: MailAction, isSecond: boolean) => ({ label: plainLine(label), url, isSecond })

/** A fact that is one of our own addresses leads there; what people wrote never does by itself. */
function linkedFact([label, value, url]: [string, string, string], { publicUrl }: MailSender): MailFact {
  const target = url || (value.startsWith(`${publicUrl}/`) && URL.canParse(value) ? value : '')
  return target ? [label, value, target] : [label, value]
}
