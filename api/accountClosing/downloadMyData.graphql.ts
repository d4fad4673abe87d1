import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError } from '../rules/userErrors.ts'
import { downloadMyData, type DataFile } from './downloadMyData.ts'

const DownloadMyDataPayload = builder.objectRef<DataFile>('DownloadMyDataPayload').implement({
  description: 'Everything that is kept about the person, as a file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: '`plumbline-data-YYYY-MM-DD.json`, the day in IST.' }),
    content: t.exposeString('content', {
      description: 'JSON: ISO instants, rupees as text. No secrets; of other people only the name.',
    }),
  }),
})

builder.mutationField('downloadMyData', (t) =>
  t.field({
    type: DownloadMyDataPayload,
    description: 'Everything that is kept about the signed-in member, as a file. At most 5 times an hour.',
    authScopes: { member: true },
    errors: { types: [NotSignedInError, NotAllowedError, RateLimitedError] },
    resolve: (_root, _args, context) => downloadMyData(context, memberOf(context)),
  }),
)
