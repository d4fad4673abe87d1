import query from '../../__generated__/TeamPageQuery$parameters.ts'
import { partQuery, startsParts } from '../../relay/parts.ts'

/** The page's one query. */
export const parts = startsParts(() => [partQuery(query, {})])
