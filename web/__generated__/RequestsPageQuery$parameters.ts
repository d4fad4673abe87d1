/**
 * @generated SignedSource<<2c2606f9d20cf0e9eaaee3f9565db03e>>
 * @relayHash dae65f4d31c93507fd5a41d8d0eab7f6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e003a8f78a656bb6c1f3c895168c82231b7a3567d4a15fb2e6a5ae503adf7163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e003a8f78a656bb6c1f3c895168c82231b7a3567d4a15fb2e6a5ae503adf7163",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
