/**
 * @generated SignedSource<<3580fe5f5d3850bafe2ce0c8abffce4d>>
 * @relayHash 808fd538c06a90700514c58213aa91e5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b07fde7b0b83823fb16f1c4ddbf6acd97e5905abcaa0879451d5c6ab3906739

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopsPageQuery } from './WorkshopsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b07fde7b0b83823fb16f1c4ddbf6acd97e5905abcaa0879451d5c6ab3906739",
    "metadata": {},
    "name": "WorkshopsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
