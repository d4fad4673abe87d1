/**
 * @generated SignedSource<<517dc25798ea90895e3ed2f2260a4138>>
 * @relayHash 6155782cc32560125992d59b81c870c5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd65dfd97e9c99f379816c26d43c73967ccb51da78df7d8930405f2b27176ea2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd65dfd97e9c99f379816c26d43c73967ccb51da78df7d8930405f2b27176ea2",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
