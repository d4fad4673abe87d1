import { REQUEST_PAGE } from '../../../api/rules/constants.ts'
import type { RequestsPageQuery$variables } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { tabOf } from './requestTabs.ts'

/** Query variables: the first requests of the tab in the URL. */
export function requestVariables(url: URL): RequestsPageQuery$variables {
  return { status: tabOf(url.searchParams).status, first: REQUEST_PAGE }
}
