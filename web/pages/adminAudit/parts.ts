import query from '../../__generated__/AuditPageQuery$parameters.ts'
import { partQuery, startsParts } from '../../relay/parts.ts'
import { auditVariables } from './auditAddress.ts'

/** The page's one query. */
export const parts = startsParts(({ url }) => [partQuery(query, auditVariables(url.searchParams))])
