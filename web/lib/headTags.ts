/** A page's metadata for search engines and social cards. The server writes it into the HTML, the client keeps it up to
 * date. */
export interface Head {
  /** Without the product's name, which follows it. */
  title: string
  /** One sentence for search results and social cards. */
  description?: string
  /** Canonical path with the query that belongs to it; absent when there is none. */
  path?: string
  /** Path of a picture for the social card, square unless `isWide`; the product's own wide card without one. */
  image?: string
  isWide?: boolean
  /** Set for a person's own page. */
  type?: 'profile'
  noIndex?: boolean
  /** `YYYY-MM-DD` of the text's last change, where it is known; for the sitemap. */
  updated?: string
  /** What the page shows in the words of schema.org; its addresses are absolute, under `origin`. */
  data?: (origin: string) => object
}

/** An element of the document's head besides the title. */
export interface HeadTag {
  name: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

export const SITE_NAME = 'Plumbline'

/** Drawn by `node e2e/socialCard.ts`. */
const CARD = {
  path: '/social-card.png',
  width: '1200',
  height: '630',
  alt: 'Plumbline: ask an engineer who has already built it.',
}

/** The title as the browser shows it. */
export function fullTitle({ title }: Head): string {
  return `${title} - ${SITE_NAME}`
}

/** Description, canonical URL, social card and robots directive; `origin` makes URLs absolute. */
export function headTags(head: Head, origin: string): HeadTag[] {
  const { description, path, image, isWide = false, type = 'website', noIndex = false } = head
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(path ? [{ name: 'link', attributes: { rel: 'canonical', href: origin + path } } as const] : []),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:type', type),
    meta('property', 'og:title', fullTitle(head)),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(path ? [meta('property', 'og:url', origin + path)] : []),
    meta('property', 'og:image', origin + (image ?? CARD.path)),
    ...(image ? [] : cardTags),
    meta('name', 'twitter:card', image && !isWide ? 'summary' : 'summary_large_image'),
    ...(noIndex ? [meta('name', 'robots', 'noindex')] : []),
  ]
}

/** Structured data as the text of its data block, to which the content security policy does not apply. */
export function dataText(data: object): string {
  // `<` would let a text in the data end the element.
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

const cardTags = [
  meta('property', 'og:image:width', CARD.width),
  meta('property', 'og:image:height', CARD.height),
  meta('property', 'og:image:alt', CARD.alt),
]

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: key, content } }
}
