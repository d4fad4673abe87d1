// @vitest-environment node
import { expect, test } from 'vitest'
import { mentorData } from './MentorData.tsx'

const mentor = {
  databaseId: 7,
  name: 'Meera Nambiar',
  mainBranch: 'Civil Engineering',
  subBranch: null,
  currentJobTitle: null,
  currentCompany: null,
  currentCity: null,
  currentCountry: null,
  profileImage: '/media/default-mentor.svg',
  hasProfileImage: false,
  linkedinUrl: null,
  skills: ['ETABS'],
  languages: ['Hindi', 'Tamil'],
  starterPrice: 40_050,
  advancedPrice: 300_000,
  available: true,
  rating: 4.9,
  reviewCount: 41,
}

/** As search engines read it: without what is not there. */
function graphOf(changes: Partial<typeof mentor> = {}): Record<string, unknown>[] {
  const data = JSON.parse(JSON.stringify(mentorData({ ...mentor, ...changes }, 'https://own.example'))) as {
    '@graph': Record<string, unknown>[]
  }
  return data['@graph']
}

test('a person with two offers at the prices that are charged', () => {
  const [person] = graphOf()
  expect(person).toMatchObject({
    '@type': 'Person',
    url: 'https://own.example/mentor/7',
    knowsAbout: ['Civil Engineering', 'ETABS'],
    knowsLanguage: ['Hindi', 'Tamil'],
    makesOffer: [
      { price: '400.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      { price: '3000.00', url: 'https://own.example/mentor/7?package=advanced' },
    ],
  })
  expect(Object.keys(person ?? {})).not.toContain('image')
  expect(graphOf({ available: false })[0]).toMatchObject({
    makesOffer: [{ availability: 'https://schema.org/OutOfStock' }, {}],
  })
})

test('a rating only where there are reviews', () => {
  expect(graphOf()[1]).toMatchObject({ aggregateRating: { ratingValue: 4.9, reviewCount: 41 } })
  expect(graphOf({ rating: 0, reviewCount: 0 })[1]).not.toHaveProperty('aggregateRating')
})

test('the way from Home to the profile', () => {
  expect(graphOf()[2]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://own.example/' },
      { position: 2, item: 'https://own.example/mentors' },
      { position: 3, name: 'Meera Nambiar', item: 'https://own.example/mentor/7' },
    ],
  })
})
