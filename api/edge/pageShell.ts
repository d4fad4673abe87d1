/** The HTML around every page, from the client's `index.html`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** In the order in which it is sent. */
export interface Shell {
  /** The only part with the nonce, for which `__CSP_NONCE__` stands; `__CODE__` is for the scripts that the page starts. */
  start: string
  /** The rest of the head, but its end. */
  head: string
  /** From the end of the head to the start of the root element's content. */
  body: string
  /** What the root element holds when the page is not drawn. */
  empty: string
  end: string
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g
const WITH_NONCE =
  /<noscript>.*?<\/noscript>|<(style|script) [^>]*nonce="__CSP_NONCE__".*?<\/\1>|<meta [^>]*nonce="__CSP_NONCE__"[^>]*>/gs

/**
 * Nothing of it holds up the first paint: styles stand in the page, fonts and scripts start behind it. What needs
 * the nonce comes first.
 */
export function builtShell(folder: string): Shell {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('dist/web/index.html has no entry script')
  const code = [entry, ...[...html.matchAll(PRELOAD)].map(([, href]) => href)].join(' ')
  const { start, ...rest } = splitShell(
    html.replace(ENTRY, '').replaceAll(PRELOAD, '').replace('__CODE__', `${code}__CODE__`),
  )
  const marked = start.match(WITH_NONCE) ?? []
  return {
    ...rest,
    start: ['<!doctype html><html lang="en-IN"><head><meta charset="utf-8">', ...marked].join(''),
    head: unmarked(start.replaceAll(WITH_NONCE, ''))
      .replace(/^.*?<head>\s*<meta charset="utf-8" \/>/s, '')
      .replaceAll(/>\s+</g, '><')
      .trim(),
  }
}

const unmarked = (html: string) => html.replaceAll(' nonce="__CSP_NONCE__"', '')

/** A document with the marks of `web/index.html`. */
export function splitShell(html: string): Shell {
  const [start = '', body = '', empty = '', end = ''] = html.split(/(?=<\/head>)|<!--empty-->|<\/div>\s*<!--\/empty-->/)
  return { start, head: '', body: unmarked(body).trimEnd(), empty, end: unmarked(end) }
}
