/**
 * @generated SignedSource<<7eb3b9b3987416797e1cf7f6b53c824c>>
 * @relayHash dba8feaf7c17a68d65ca375749fcb8b6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67076a200f5e65158764a7ebbb0b55d54b4f20b2164de98b175613d822e29a55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67076a200f5e65158764a7ebbb0b55d54b4f20b2164de98b175613d822e29a55",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
