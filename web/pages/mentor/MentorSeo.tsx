import { graphql, useFragment } from 'react-relay'
import { CURRENCY } from '../../../api/rules/constants.ts'
import { rupeesText } from '../../../api/rules/format.ts'
import { packageAmount, type PackageType } from '../../../api/rules/money.ts'
import type { MentorSeo_mentor$key } from '../../__generated__/MentorSeo_mentor.graphql.ts'
import { JsonLd, PageHead } from '../../ui/PageHead.tsx'
import { roleText } from '../mentors/roleText.ts'

/** Title, description and structured data of a profile. */
export function MentorSeo({ mentorKey }: { mentorKey: MentorSeo_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorSeo_mentor on Mentor {
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
        starterPackageRate
        advancedPackageRate
        available
      }
    `,
    mentorKey,
  )
  const { name, currentJobTitle, currentCompany, currentCity, currentCountry } = mentor
  const path = `/mentors/${mentor.databaseId}`
  const url = location.origin + path
  const image = mentor.hasProfileImage ? mentor.profileImage : undefined
  const role = roleText({ currentJobTitle, currentCompany })
  const field = mentor.subBranch ?? mentor.mainBranch
  function offer(plan: PackageType, title: string, ratePaise: number): object {
    return {
      '@type': 'Offer',
      name: title,
      price: rupeesText(packageAmount(plan, ratePaise)),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${mentor.available ? 'InStock' : 'OutOfStock'}`,
      url: `${url}?package=${plan}`,
    }
  }
  return (
    <>
      <PageHead
        title={currentJobTitle ? `${name}, ${currentJobTitle}` : name}
        description={`Book ${name} for one-to-one mentoring in ${field}.${role ? ` ${role}.` : ''}`}
        path={path}
        {...(image ? { image } : {})}
      />
      <JsonLd
        data={{
          '@type': 'Person',
          name,
          url,
          jobTitle: currentJobTitle ?? undefined,
          worksFor: currentCompany ? { '@type': 'Organization', name: currentCompany } : undefined,
          address: currentCity
            ? { '@type': 'PostalAddress', addressLocality: currentCity, addressCountry: currentCountry ?? undefined }
            : undefined,
          image: image && location.origin + image,
          sameAs: mentor.linkedinUrl ? [mentor.linkedinUrl] : undefined,
          knowsAbout: [field, ...mentor.skills],
          makesOffer: [
            offer('starter', 'Starter: one session', mentor.starterPackageRate),
            offer('advanced', 'Advanced: one month', mentor.advancedPackageRate),
          ],
        }}
      />
    </>
  )
}
