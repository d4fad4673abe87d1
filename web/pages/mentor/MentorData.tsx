import { graphql, useFragment } from 'react-relay'
import { CURRENCY } from '../../../api/rules/constants.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { rupeesText } from '../../../api/rules/text/format.ts'
import type { MentorData_mentor$data, MentorData_mentor$key } from '../../__generated__/MentorData_mentor.graphql.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { JsonLd, useSiteOrigin } from '../../ui/layout/PageHead.tsx'
import { fieldOf } from './page.ts'

/** A profile as search engines read it. */
export function MentorData({ mentorKey }: { mentorKey: MentorData_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorData_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        currentJobTitle
        currentCompany
        currentCity
        currentCountry
        profileImage
        hasProfileImage
        linkedinUrl
        skills
        languages
        starterPrice
        advancedPrice
        available
        rating
        reviewCount
      }
    `,
    mentorKey,
  )
  return <JsonLd data={mentorData(mentor, useSiteOrigin())} />
}

type Mentor = Omit<MentorData_mentor$data, ' $fragmentType'>

const PLANS = { starter: 'Starter: one session', advanced: 'Advanced: one month' } as const

/** A profile in the words of schema.org: the person, what they offer, how it was rated, and where the page lies. */
export function mentorData(mentor: Mentor, origin: string): object {
  const url = origin + mentorPath(mentor.databaseId)
  return { '@graph': [personData(mentor, origin, url), serviceData(mentor, url), placeData(mentor, origin, url)] }
}

function personData(mentor: Mentor, origin: string, url: string): object {
  const { currentJobTitle, currentCompany, currentCity, currentCountry, linkedinUrl } = mentor
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: mentor.name,
    url,
    jobTitle: currentJobTitle ?? undefined,
    worksFor: currentCompany ? { '@type': 'Organization', name: currentCompany } : undefined,
    address: currentCity
      ? { '@type': 'PostalAddress', addressLocality: currentCity, addressCountry: currentCountry ?? undefined }
      : undefined,
    image: mentor.hasProfileImage ? origin + mentor.profileImage : undefined,
    sameAs: linkedinUrl ? [linkedinUrl] : undefined,
    knowsAbout: [fieldOf(mentor), ...mentor.skills],
    knowsLanguage: mentor.languages.length > 0 ? mentor.languages : undefined,
    makesOffer: [offerData('starter', mentor, url), offerData('advanced', mentor, url)],
  }
}

function offerData(plan: PackageType, mentor: Mentor, url: string): object {
  const price = plan === 'starter' ? mentor.starterPrice : mentor.advancedPrice
  return {
    '@type': 'Offer',
    name: PLANS[plan],
    price: rupeesText(price),
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${mentor.available ? 'InStock' : 'OutOfStock'}`,
    url: `${url}?package=${plan}`,
    itemOffered: { '@id': `${url}#mentoring` },
  }
}

/** A person cannot carry a rating there, what they do can; without reviews there is none. */
function serviceData(mentor: Mentor, url: string): object {
  const { name, mainBranch, subBranch, rating, reviewCount } = mentor
  return {
    '@type': 'Service',
    '@id': `${url}#mentoring`,
    name: `One-to-one mentoring with ${name}`,
    serviceType: `Mentoring in ${fieldOf({ mainBranch, subBranch })}`,
    areaServed: 'IN',
    provider: { '@id': `${url}#person` },
    aggregateRating:
      reviewCount > 0
        ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 }
        : undefined,
  }
}

function placeData({ name }: Mentor, origin: string, url: string): object {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Find Mentors', item: `${origin}/mentors` },
    { name, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
