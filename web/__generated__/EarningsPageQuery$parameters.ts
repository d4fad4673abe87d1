/**
 * @generated SignedSource<<34b168f346fba057785d3fa5ad24f585>>
 * @relayHash 4368947f26ad5007917f91a733ce9c50
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3326b5ad7ccf9a48e9bf96de74823f11de2b4335708fbf2eb84812d20116a5ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3326b5ad7ccf9a48e9bf96de74823f11de2b4335708fbf2eb84812d20116a5ad",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
