/**
 * @generated SignedSource<<7b4d87c6f10cfa98be332663f6e52337>>
 * @relayHash 86be492f27303bce29041b4da67922a5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5235625871614c767910639ef4ccf6d98ca4f6ca081db0896f0bb0fa1cbd170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5235625871614c767910639ef4ccf6d98ca4f6ca081db0896f0bb0fa1cbd170",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
