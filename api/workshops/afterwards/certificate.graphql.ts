import { builder } from '../../graphql/builder.ts'
import { certificatePage } from '../../rules/addresses.ts'
import { certifiedBy, type Certified } from './certificates.ts'

const CertificateType = builder
  .objectRef<Certified & { certificateCode: string; attendedAt: Date }>('Certificate')
  .implement({
    description: 'Says that somebody attended a workshop; for anyone who has its code.',
    fields: (t) => ({
      code: t.exposeString('certificateCode', { description: 'As in its address.' }),
      name: t.exposeString('name', { description: 'Who attended, as registered.' }),
      workshopTitle: t.string({ description: 'What they attended.', resolve: ({ workshop }) => workshop.title }),
      instructorName: t.string({ description: 'Who taught it.', resolve: ({ workshop }) => workshop.instructorName }),
      date: t.field({ type: 'Date', description: 'When it was, in IST.', resolve: ({ workshop }) => workshop.date }),
      duration: t.string({ description: 'Free text.', resolve: ({ workshop }) => workshop.duration }),
      issuedAt: t.expose('attendedAt', {
        type: 'DateTime',
        description: 'When the instructor said that they were there.',
      }),
      pdfPath: t.string({
        description: 'Where the same is served as a PDF.',
        resolve: ({ certificateCode }) => `${certificatePage(certificateCode)}.pdf`,
      }),
    }),
  })

builder.queryField('certificate', (t) =>
  t.field({
    type: CertificateType,
    nullable: true,
    authScopes: { public: true },
    description: 'The certificate with this code; null for any other, and once it holds no longer.',
    args: { code: t.arg.string({ description: 'As in its address.' }) },
    resolve: async (_root, { code }, { db }) => {
      const certified = await certifiedBy(db, code)
      if (!certified?.certificateCode || !certified.attendedAt) return null
      return { ...certified, certificateCode: certified.certificateCode, attendedAt: certified.attendedAt }
    },
  }),
)
