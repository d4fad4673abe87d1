import type { MailAction, MailContent, MailFact, MailParts, MailSender } from './content.ts'
import { mailHtml } from './layoutHtml.ts'
import { mailText } from './layoutText.ts'
import { plainLine, plainText } from './plainText.ts'

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
