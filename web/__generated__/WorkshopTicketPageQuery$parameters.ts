/**
 * @generated SignedSource<<4b53f4cb3435ad9df55515a63b18e492>>
 * @relayHash c63d05c5605ab7853a73702d2c0a88b3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e85669e53b25867065d0244c57fff199cc9a1412eb6bc259cf5a11949e6cd09b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e85669e53b25867065d0244c57fff199cc9a1412eb6bc259cf5a11949e6cd09b",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
