import type { WorkshopRegistrationPageQuery } from '../../__generated__/WorkshopRegistrationPageQuery.graphql.ts'
import query from '../../__generated__/WorkshopRegistrationPageQuery$parameters.ts'
import { workshopHead, workshopNotFoundHead } from '../../features/workshops/workshopHead.ts'
import { numericId } from '../../lib/numericId.ts'
import type { Page } from '../../relay/page.ts'

export const entry = {
  name: 'workshopRegistration',
  code: async () => (await import('./WorkshopRegistrationPage.tsx')).WorkshopRegistrationPage,
  skeleton: async () => (await import('./WorkshopRegistrationPageSkeleton.tsx')).WorkshopRegistrationPageSkeleton,
  query,
  variables({ params, url }) {
    const offer = url.searchParams.get('offer') ?? ''
    return { id: numericId(params['id']) ?? 0, offer, isOffered: offer !== '' }
  },
  head: { title: 'Workshop' },
  headOf: ({ workshop }) =>
    workshop
      ? {
          head: workshopHead({ ...workshop, image: workshop.image, mentor: workshop.mentor }),
          status: 200,
        }
      : { head: workshopNotFoundHead, status: 404 },
} satisfies Page<WorkshopRegistrationPageQuery>
