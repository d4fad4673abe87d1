/**
 * @generated SignedSource<<e7bbdf3a8c27bf076456c7ceb8a9c229>>
 * @relayHash 9c1bdfdad6227edec27cc9dba5b11423
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70326dd329d37e33ee42e1d61f2fb0cfab265f9c536e6ff9f2ef2789da659947

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70326dd329d37e33ee42e1d61f2fb0cfab265f9c536e6ff9f2ef2789da659947",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
