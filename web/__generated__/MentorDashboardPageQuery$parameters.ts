/**
 * @generated SignedSource<<819ddd92a4cd1aae7aab522fc26d1a01>>
 * @relayHash 99c9144c377a4f9ca002b9abd9e860f2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b28dd2ed4b7caa1b7403c0bb6196e30bffea3633f0af9be48bdd5a09a0ce7c1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b28dd2ed4b7caa1b7403c0bb6196e30bffea3633f0af9be48bdd5a09a0ce7c1a",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
