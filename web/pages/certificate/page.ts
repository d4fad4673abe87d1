import type { CertificatePageQuery } from '../../__generated__/CertificatePageQuery.graphql.ts'
import query from '../../__generated__/CertificatePageQuery$parameters.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'

const CERTIFICATE = {
  title: 'Certificate of attendance',
  description: 'Says whether a certificate of attendance from a Plumbline workshop is valid.',
  noIndex: true,
} satisfies Head

export const certificateNotFoundHead = {
  title: 'Certificate not found',
  description: 'We could not find this certificate of attendance on Plumbline.',
  noIndex: true,
} satisfies Head

export const entry = {
  name: 'certificate',
  code: async () => (await import('./CertificatePage.tsx')).CertificatePage,
  skeleton: async () => (await import('./CertificatePageSkeleton.tsx')).CertificatePageSkeleton,
  query,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  head: CERTIFICATE,
  headOf: ({ certificate }) =>
    certificate ? { head: CERTIFICATE, status: 200 } : { head: certificateNotFoundHead, status: 404 },
} satisfies Page<CertificatePageQuery>
