/**
 * @generated SignedSource<<fc3ea0b1d39ded9a1171dd82ca1a1836>>
 * @relayHash 66711de667e63f21df938b592ad3a758
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bc4de55964d53a1406f67005424d3785a842955548f43283aa436acfdae57f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bc4de55964d53a1406f67005424d3785a842955548f43283aa436acfdae57f3",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
