/**
 * @generated SignedSource<<88a6da4910b5a0e2724faf3c30d76c40>>
 * @relayHash 96927932758839f8ed6146e25553222b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4643db8e1d055b2e1287ae9c252b713d1dd588a04969393f603203eb6f9133

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c4643db8e1d055b2e1287ae9c252b713d1dd588a04969393f603203eb6f9133",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
