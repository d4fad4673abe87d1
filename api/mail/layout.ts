import escape from 'escape-html'
import type { MailAction, MailContent, MailFact, MailParts, MailSender } from './content.ts'
import { cleanLine, cleanText } from '../rules/text/cleanText.ts'

export function renderMail(content: MailContent, sender: MailSender): { html: string; text: string } {
  const { heading, paragraphs, facts = [], action, actions = [], note } = content
  const parts: MailParts = {
    heading: cleanLine(heading),
    preheader: cleanLine(paragraphs[0] ?? ''),
    paragraphs: paragraphs.map(cleanText),
    facts: facts.map(([label, value, url]) => linkedFact([label, cleanText(value), url ?? ''], sender)),
    steps: [...(action ? [step(action, false)] : []), ...actions.map((one) => step(one, action !== undefined))],
    note: note ? cleanText(note) : null,
  }
  return { html: mailHtml(parts, sender), text: mailText(parts, sender) }
}

const step = ({ label, url }: MailAction, isSecond: boolean) => ({ label: cleanLine(label), url, isSecond })

/** A fact that is one of our own addresses leads there; what people wrote never does by itself. */
function linkedFact([label, value, url]: [string, string, string], { publicUrl }: MailSender): MailFact {
  const target = url || (value.startsWith(`${publicUrl}/`) && URL.canParse(value) ? value : '')
  return target ? [label, value, target] : [label, value]
}

// The light half of web/ui/theme.ts; mail clients know no variables.
const PAPER = '#fbfaf6'
const SURFACE = '#ffffff'
const INK = '#10233f'
const MUTED = '#56637b'
const LINE = '#dde1e8'
const BLUEPRINT = '#1d5bbf'
const SIGNAL = '#e4572e'
const LINE_STRONG = '#8390a7'
const TEXT = "font-family:'Inter',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const HEAD = "font-family:'Archivo','Inter',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The dark half, for clients that follow the system; `!important` because the rest is inline. */
const DARK = `.paper{background:#0b1628!important}.card{background:#111f36!important;border-color:#26385a!important}
.ink{color:#e8edf6!important}.muted{color:#9eabc2!important}.line{background:#e8edf6!important}.rule{border-color:#26385a!important}
.link{color:#8db8ff!important}.button{background:#8db8ff!important;border-color:#8db8ff!important;color:#0b1628!important}.second{background:#111f36!important;border-color:#64779b!important;color:#8db8ff!important}.bob{border-top-color:#ff7d55!important}`
const NARROW = `.card{padding:24px 20px!important}.fact td{display:block!important;width:auto!important}
.fact .label{padding:10px 0 0!important}.fact .value{padding:0 0 10px!important;border-top:0!important}
.button{display:block!important;text-align:center!important}`
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){${NARROW}}
@media (prefers-color-scheme:dark){${DARK}}`

function mailHtml({ heading, preheader, paragraphs, facts, steps, note }: MailParts, sender: MailSender): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(heading)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td style="padding:0 4px 16px">${brand()}</td></tr>
<tr><td class="card ink" style="padding:32px;background:${SURFACE};border:1px solid ${LINE};border-radius:10px;${TEXT};font-size:16px;line-height:1.55;color:${INK};word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;${HEAD};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;color:${INK}">${escape(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${lines(text)}</p>`).join('\n')}
${factTable(facts)}${steps.map(button).join('\n')}${note ? `<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${lines(note)}</p>` : ''}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${TEXT};font-size:13px;line-height:1.6;color:${MUTED};word-break:break-word">${footer(sender)}</td></tr>
</table></td></tr></table></body></html>`
}

/** The plumb bob drawn with boxes: pictures are blocked until the reader allows them. */
function brand(): string {
  const box = (width: number, height: number) =>
    `<div class="line" style="width:${width}px;height:${height}px;margin:0 auto;background:${INK};font-size:0;line-height:0"></div>`
  const bob = `<div class="bob" style="width:0;height:0;margin:0 auto;border-left:6px solid transparent;border-right:6px solid transparent;border-top:14px solid ${SIGNAL};font-size:0;line-height:0"></div>`
  const name = `<td class="ink" style="padding:0 0 0 9px;${HEAD};font-size:20px;line-height:26px;font-weight:700;letter-spacing:-0.01em;color:${INK}">Plumbline</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="18" aria-hidden="true">${box(18, 2)}${box(2, 5)}${box(7, 3)}${bob}</td>${name}</tr></table>`
}

function factTable(facts: MailFact[]): string {
  if (facts.length === 0) return ''
  const rule = `border-top:1px solid ${LINE};vertical-align:top`
  const rows = facts.map(
    ([label, value, url]) =>
      `<tr class="fact"><td class="label muted rule" width="120" style="padding:10px 16px 10px 0;font-size:14px;color:${MUTED};${rule}">${escape(label)}</td><td class="value rule" style="padding:10px 0;font-weight:${url || isProse(value) ? 400 : 600};${rule}">${url ? link(url, value) : lines(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 18px">${rows.join('')}</table>\n`
}

/** Somebody's own words are read, not scanned. */
const isProse = (value: string) => value.length > 60 || value.includes('\n')

/** A button, and its link in words for readers who see no button or do not trust it. */
function button({ label, url, isSecond }: MailParts['steps'][number]): string {
  const look = isSecond
    ? `border:1px solid ${LINE_STRONG};background:${SURFACE};color:${BLUEPRINT}`
    : `border:1px solid ${BLUEPRINT};background:${BLUEPRINT};color:#ffffff`
  return `<p style="margin:18px 0 8px"><a class="button${isSecond ? ' second' : ''}" href="${escape(url)}" style="display:inline-block;padding:13px 22px;${look};border-radius:8px;font-weight:600;line-height:18px;text-decoration:none">${escape(label)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${MUTED}">Or open this link: ${link(url, url)}</p>`
}

function footer({ publicUrl, supportEmail, supportAddress }: MailSender): string {
  const home = new URL(publicUrl).host
  return `Questions? Write to ${link(`mailto:${supportEmail}`, supportEmail)}.<br>All times are Indian Standard Time (IST, Asia/Kolkata).<br>Plumbline, one-to-one mentors for core engineers &middot; ${link(publicUrl, home)}<br>${escape(supportAddress)}`
}

function link(url: string, label: string): string {
  return `<a class="link" href="${escape(url)}" style="color:${BLUEPRINT}">${escape(label)}</a>`
}

const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

/** The same words for readers without HTML. */
function mailText({ heading, paragraphs, facts, steps, note }: MailParts, sender: MailSender): string {
  return [
    heading,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(([label, value, url]) => `${label}: ${value}${url && url !== value ? ` ${url}` : ''}`),
    ...(facts.length > 0 ? [''] : []),
    ...steps.flatMap(({ label, url }) => [`${label}: ${url}`, '']),
    ...(note ? [note, ''] : []),
    '-- ',
    'Plumbline, one-to-one mentors for core engineers',
    `Questions? Write to ${sender.supportEmail}.`,
    'All times are Indian Standard Time (IST, Asia/Kolkata).',
    sender.supportAddress,
    sender.publicUrl,
  ].join('\n')
}
