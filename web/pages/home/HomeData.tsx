import { SITE_NAME } from '../../lib/headTags.ts'
import { JsonLd } from '../../ui/PageHead.tsx'
import { useSiteOrigin } from '../../ui/useSiteOrigin.ts'
import { entry } from './page.ts'

/** What search engines may know of the site: who runs it, its name and how to search it. */
export function HomeData() {
  const origin = useSiteOrigin()
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    areaServed: 'IN',
  }
  const site = {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: `${origin}/`,
    description: entry.head.description,
    inLanguage: 'en-IN',
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/find-mentors?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return <JsonLd data={{ '@graph': [site, organization] }} />
}
