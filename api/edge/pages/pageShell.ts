/** The HTML around every page, from the client's `index.html`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** In the order in which it is sent. */
export interface Shell {
  /** Styles and script of every page; `__CODE__` is for the scripts that the page starts. */
  start: string
  /** The rest of the head, but its end. */
  head: string
  /** From the end of the head to the start of the root element's content. */
  body: string
  /** What the root element holds when the page is not drawn. */
  empty: string
  end: string
  /** What its own styles and scripts may be, as a content security policy names them; null in development, where Vite adds its own. */
  hashes: { scripts: readonly string[]; styles: readonly string[] } | null
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g
const INLINE = /<noscript>.*?<\/noscript>|<(style|script)(?: [^>]*)?>.*?<\/\1>/gs

/** Nothing of it holds up the first paint: styles stand in the page, fonts and scripts start behind it. */
export function builtShell(folder: string): Shell {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('dist/web/index.html has no entry script')
  const code = [entry, ...[...html.matchAll(PRELOAD)].map(([, href]) => href)].join(' ')
  const { start, ...rest } = splitShell(
    html.replace(ENTRY, '').replaceAll(PRELOAD, '').replace('__CODE__', `${code}__CODE__`),
  )
  return {
    ...rest,
    start: ['<!doctype html><html lang="en-IN"><head><meta charset="utf-8">', ...(start.match(INLINE) ?? [])].join(''),
    head: start
      .replaceAll(INLINE, '')
      .replace(/^.*?<head>\s*<meta charset="utf-8" \/>/s, '')
      .replaceAll(/>\s+</g, '><')
      .trim(),
    hashes: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
  }
}

/** A document with the marks of `web/index.html`. */
export function splitShell(html: string): Shell {
  const [start = '', body = '', empty = '', end = ''] = html.split(/(?=<\/head>)|<!--empty-->|<\/div>\s*<!--\/empty-->/)
  return { start, head: '', body: body.trimEnd(), empty, end, hashes: null }
}

/** Of each element of this name in the HTML that has a content, as a content security policy names them. */
export function hashesOf(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.+?)</${name}>`, 'gs'))
  return [...elements].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}
