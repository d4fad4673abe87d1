/**
 * @generated SignedSource<<fce6f9fae96fc15535b84c8f226e5c27>>
 * @relayHash 78bcf32f7d67d982e4542e11a20e43a3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0942aabf7063463782be0a6511736c72cbb0b59919350eee0a169cc91cad0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c0942aabf7063463782be0a6511736c72cbb0b59919350eee0a169cc91cad0a",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
