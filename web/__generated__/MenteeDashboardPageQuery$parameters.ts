/**
 * @generated SignedSource<<85b2d1704420e49ec21d67e7d41f3bfc>>
 * @relayHash cb6fa23020f80abb27cbb4ca4f87e6c2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0da839a4413978c3b876be699598c01329c7074dc807991d3650ed1c68cd807

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0da839a4413978c3b876be699598c01329c7074dc807991d3650ed1c68cd807",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
