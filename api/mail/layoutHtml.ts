/** The one look of our mails: tables and inline styles, which every client draws; a style sheet only for the dark. */
import type { MailAction, MailFact, MailParts, MailSender } from './layout.ts'

// The light half of web/ui/theme.ts; mail clients know no variables.
const PAPER = '#fbfaf6'
const SURFACE = '#ffffff'
const INK = '#10233f'
const MUTED = '#56637b'
const LINE = '#dde1e8'
const BLUEPRINT = '#1d5bbf'
const SIGNAL = '#c7431b'
const TEXT = "font-family:'Inter',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const HEAD = "font-family:'Archivo','Inter',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The dark half, for clients that follow the system; `!important` because the rest is inline. */
const DARK = `.paper{background:#0b1628!important}.card{background:#111f36!important;border-color:#26385a!important}
.ink,.ink a{color:#e8edf6!important}.muted,.muted a{color:#9eabc2!important}.rule{border-color:#26385a!important}
.link{color:#8db8ff!important}.button{background:#8db8ff!important;border-color:#8db8ff!important;color:#0b1628!important}.bob{color:#ff8a66!important}`
const NARROW = `.card{padding:24px 20px!important}.fact td{display:block!important;width:auto!important}
.fact .label{padding:10px 0 0!important}.fact .value{padding:0 0 10px!important;border-top:0!important}
.button{display:block!important;text-align:center!important}`
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){${NARROW}}
@media (prefers-color-scheme:dark){${DARK}}`

export function mailHtml(
  { heading, preheader, paragraphs, facts, steps, note }: MailParts,
  sender: MailSender,
): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(heading)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td class="ink" style="padding:0 4px 16px;${HEAD};font-size:20px;font-weight:700;letter-spacing:-0.01em;color:${INK}"><span class="bob" style="color:${SIGNAL}" aria-hidden="true">&#9662;</span> Plumbline</td></tr>
<tr><td class="card ink" style="padding:32px;background:${SURFACE};border:1px solid ${LINE};border-radius:10px;${TEXT};font-size:16px;line-height:1.55;color:${INK};word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;${HEAD};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;color:${INK}">${escape(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${lines(text)}</p>`).join('\n')}
${factTable(facts)}${steps.map(button).join('\n')}${note ? `<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${lines(note)}</p>` : ''}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${TEXT};font-size:13px;line-height:1.6;color:${MUTED};word-break:break-word">${footer(sender)}</td></tr>
</table></td></tr></table></body></html>`
}

function factTable(facts: MailFact[]): string {
  if (facts.length === 0) return ''
  const rule = `border-top:1px solid ${LINE};vertical-align:top`
  const rows = facts.map(
    ([label, value, url]) =>
      `<tr class="fact"><td class="label muted rule" width="120" style="padding:10px 16px 10px 0;font-size:14px;color:${MUTED};${rule}">${escape(label)}</td><td class="value rule" style="padding:10px 0;font-weight:600;${rule}">${url ? link(url, value) : lines(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 18px">${rows.join('')}</table>\n`
}

/** A button, and its address in words for whoever sees no button or does not trust it. */
function button({ label, url }: MailAction): string {
  return `<p style="margin:18px 0 8px"><a class="button" href="${escape(url)}" style="display:inline-block;padding:13px 22px;border:1px solid ${BLUEPRINT};border-radius:8px;background:${BLUEPRINT};color:#ffffff;font-weight:600;line-height:18px;text-decoration:none">${escape(label)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${MUTED}">Or open this address: ${link(url, url)}</p>`
}

function footer({ publicUrl, supportEmail, supportAddress }: MailSender): string {
  const home = new URL(publicUrl).host
  return `Questions? Write to ${link(`mailto:${supportEmail}`, supportEmail)}.<br>All times are Indian Standard Time (IST, Asia/Kolkata).<br>Plumbline, one-to-one mentors for core engineers &middot; ${link(publicUrl, home)}<br>${escape(supportAddress)}`
}

function link(url: string, label: string): string {
  return `<a class="link" href="${escape(url)}" style="color:${BLUEPRINT}">${escape(label)}</a>`
}

const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
