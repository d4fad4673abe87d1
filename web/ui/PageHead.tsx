import { useLayoutEffect } from 'react'

const SITE = 'Plumbline'

interface PageHeadProps {
  /** Without the product's name, which follows it. */
  title: string
  /** One sentence for search results and social cards. */
  description?: string
  /** Canonical path with the query that belongs to it; absent when there is none. */
  path?: string
  /** Path of the social card's picture. */
  image?: string
  noIndex?: boolean
}

/** Title, description, canonical address and social card; React moves them into the document's head. */
export function PageHead({ title, description, path, image, noIndex = false }: PageHeadProps) {
  const fullTitle = title === SITE ? title : `${title} - ${SITE}`
  const url = path && location.origin + path
  useLayoutEffect(() => {
    // The served page's own title and description have had their time.
    for (const element of document.head.querySelectorAll('[data-before-page]')) element.remove()
  }, [])
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={location.origin + image} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Structured data for search engines; a data block, which the content security policy does not concern. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
