/**
 * @generated SignedSource<<cab9c9852b6f58e22275d1846acc8555>>
 * @relayHash 7defd7bb208ccac6a67f892ff80c7938
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e685e4c5bf90a33e9c96e377a55d3bf93ac2e468b79c7ee31e67810f6a3c9cc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e685e4c5bf90a33e9c96e377a55d3bf93ac2e468b79c7ee31e67810f6a3c9cc2",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
