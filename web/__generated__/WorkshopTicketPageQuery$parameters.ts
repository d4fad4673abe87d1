/**
 * @generated SignedSource<<e6950b3f429a0a13342e5578aa8b5867>>
 * @relayHash 1702d1caf29fecdb6420aeefb7b62157
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2359c0e5c00ec1d70340a241540e7262de3fb8d2cb01cfde3ac3e8840006a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2359c0e5c00ec1d70340a241540e7262de3fb8d2cb01cfde3ac3e8840006a8",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
