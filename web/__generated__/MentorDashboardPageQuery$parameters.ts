/**
 * @generated SignedSource<<2e4e6a303fe1de1428294b445e346c01>>
 * @relayHash 7eaa6d04b0abbf86de9129d431c34592
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfde5a51c694375f1393ce4059fb6448ef56084db3c5e4bde0011e732b91bfa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfde5a51c694375f1393ce4059fb6448ef56084db3c5e4bde0011e732b91bfa3",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
