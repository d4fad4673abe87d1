import { dataText, fullTitle, headTags, type Head } from './headTags.ts'

/** A page's head as HTML. Each element carries the attribute by which the client finds and replaces it. */
export function headHtml(head: Head, origin: string): string {
  const tags = headTags(head, origin).map(({ name, attributes }) => {
    const text = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)
    return `<${name} data-before-page ${text.join(' ')}>`
  })
  const data = head.data
    ? `<script data-before-page type="application/ld+json">${dataText(head.data(origin))}</script>`
    : ''
  return `<title data-before-page>${escaped(fullTitle(head))}</title><meta name="site-origin" content="${escaped(origin)}">${tags.join('')}${data}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
