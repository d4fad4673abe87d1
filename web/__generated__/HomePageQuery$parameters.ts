/**
 * @generated SignedSource<<e1f5b21671c411effc33e7931ce2fed1>>
 * @relayHash a5703402cd3be5446034f2072b24b456
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 620b682e7b5e45c4e09f8e53f7cd939e6518c2f4fe32a7ffe2e07e4574226ffc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "620b682e7b5e45c4e09f8e53f7cd939e6518c2f4fe32a7ffe2e07e4574226ffc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
