/**
 * @generated SignedSource<<27653d3c64e87667b960e1b7b2b34dcb>>
 * @relayHash dbe1968d04bbe666ac9f42b9a24f4a34
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4437917e324e090a52e312f6c0c9843b61fad59c06fa80d7322059cc4f1309c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopsPageQuery } from './WorkshopsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4437917e324e090a52e312f6c0c9843b61fad59c06fa80d7322059cc4f1309c",
    "metadata": {},
    "name": "WorkshopsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
