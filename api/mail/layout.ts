/** The one look of our mails: plain HTML that every client draws, and the same words as text. */

export interface MailAction {
  label: string
  url: string
}

export interface MailContent {
  heading: string
  /** What happened, in short paragraphs. */
  paragraphs: string[]
  /** Facts as label and value; times carry their zone. */
  facts?: [label: string, value: string][]
  /** The one next step; a link that opens a page and changes nothing by itself. */
  action?: MailAction
  /** Several steps to choose from, below the one above or in its place. */
  actions?: MailAction[]
  /** Small print under the facts. */
  note?: string
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const INK = '#10233F'
const MUTED = '#56637B'
const LINE = '#DDE1E8'

/** Renders content for both kinds of reader. */
export function renderMail(
  { heading, paragraphs, facts = [], action, actions = [], note }: MailContent,
  supportEmail: string,
): { html: string; text: string } {
  const factRows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 16px 8px 0;color:${MUTED};border-top:1px solid ${LINE};vertical-align:top">${escape(label)}</td><td style="padding:8px 0;border-top:1px solid ${LINE};font-weight:600">${escape(value)}</td></tr>`,
    )
    .join('')
  const steps = action ? [action, ...actions] : actions
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;background:#FBFAF6;color:${INK};font:16px/1.55 Inter,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 24px;font:700 20px Archivo,Arial,sans-serif"><span style="color:#C7431B">&#9662;</span> Plumbline</p>
<div style="background:#fff;border:1px solid ${LINE};border-radius:10px;padding:24px">
<h1 style="margin:0 0 12px;font:700 22px/1.25 Archivo,Arial,sans-serif">${escape(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escape(paragraph)}</p>`).join('')}
${factRows && `<table role="presentation" style="width:100%;border-collapse:collapse;margin:4px 0 16px">${factRows}</table>`}
${steps.map(({ label, url }) => `<p style="margin:0 0 8px"><a href="${escape(url)}" style="display:inline-block;background:#1D5BBF;color:#fff;text-decoration:none;font-weight:600;padding:12px 18px;border-radius:8px">${escape(label)}</a></p>`).join('')}
${note ? `<p style="margin:12px 0 0;color:${MUTED};font-size:14px">${escape(note)}</p>` : ''}
</div><p style="margin:16px 0 0;color:${MUTED};font-size:13px">Questions? Write to ${escape(supportEmail)}. All times are Indian Standard Time (Asia/Kolkata).</p></div></body></html>`
  const text = [
    heading,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...steps.flatMap(({ label, url }) => ['', `${label}: ${url}`]),
    ...(note ? ['', note] : []),
    '',
    `Questions? Write to ${supportEmail}. All times are Indian Standard Time (Asia/Kolkata).`,
    'Plumbline',
  ].join('\n')
  return { html, text }
}
