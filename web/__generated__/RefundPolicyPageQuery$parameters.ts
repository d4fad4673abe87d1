/**
 * @generated SignedSource<<93425635248cce8952277fb3108999ee>>
 * @relayHash 025308d622b71436018b29e8695af440
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8164a125522a0f1f14be40ba8eeabb2d80b8dac35394e248c5680dd94bb2774f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RefundPolicyPageQuery } from './RefundPolicyPageQuery.graphql';

const node: PreloadableConcreteRequest<RefundPolicyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8164a125522a0f1f14be40ba8eeabb2d80b8dac35394e248c5680dd94bb2774f",
    "metadata": {},
    "name": "RefundPolicyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
