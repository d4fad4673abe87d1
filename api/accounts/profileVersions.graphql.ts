import { errorType } from '../graphql/errors.ts'
import { ProfileConflictError } from './profileVersions.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'

errorType(
  ProfileConflictError,
  'ProfileConflictError',
  'Some of these fields were saved in another tab or on another device since the form was filled; nothing was changed.',
  (t) => ({
    fields: t.exposeStringList('fields', { cost: { items: 0 }, description: 'Names of the fields, as in the input.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the profile was last saved.' }),
    viewer: t.field({
      type: ViewerType,
      description: 'The account with the profile that was kept: fill the form from it, or save again with its version.',
      resolve: (_error, _args, context) => viewerOf(context),
    }),
  }),
)
