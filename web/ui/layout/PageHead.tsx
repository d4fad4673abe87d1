import { createElement, useLayoutEffect, useSyncExternalStore } from 'react'
import { dataText, fullTitle, headTags, type Head } from '../../lib/headTags.ts'

/**
 * Title, description, canonical address and social card, which React moves into the document's head, and structured data.
 * Nothing on the server, which writes them by itself.
 */
export function PageHead(head: Head) {
  const origin = useSiteOrigin()
  return origin && <Tags {...head} origin={origin} />
}

function Tags({ origin, ...head }: Head & { origin: string }) {
  useLayoutEffect(() => {
    // The tags that the server wrote are out of date now.
    for (const element of document.head.querySelectorAll('[data-before-page]')) element.remove()
  }, [])
  return (
    <>
      <title>{fullTitle(head)}</title>
      {headTags(head, origin).map(({ name, attributes }) =>
        createElement(name, { key: Object.values(attributes)[0], ...attributes }),
      )}
      {head.data && <JsonLd data={head.data(origin)} />}
    </>
  )
}

/** A fallback head until the page's data has loaded. If the server wrote the head from the data, that one stays. */
export function PageHeadMeanwhile(head: Head) {
  const isServed = useSyncExternalStore(unchanging, hasServedHead, () => true)
  return isServed ? null : <PageHead {...head} />
}

const unchanging = () => () => {}
const hasServedHead = () => document.head.querySelector('[data-before-page]') !== null

/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataText(data) }} />
}

/** The public origin from the server, so that a page opened under another host still has its canonical URL. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(unchanging, read, unknown)
}

const read = () => document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin
/** When rendered on the server, URLs are relative to the page. */
const unknown = () => ''
