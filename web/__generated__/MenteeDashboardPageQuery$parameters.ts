/**
 * @generated SignedSource<<e6394db2689d94f3a67b288af8990819>>
 * @relayHash a78246c6bd139a8f8ec7eb3086bb1df1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d6e56a545c8f7374d6f4e03d1802ba523faa51a2fd9dd9535e219b33f03492

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3d6e56a545c8f7374d6f4e03d1802ba523faa51a2fd9dd9535e219b33f03492",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
