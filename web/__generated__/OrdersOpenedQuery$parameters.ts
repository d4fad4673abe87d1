/**
 * @generated SignedSource<<6f5dc8b5b488744ff05362ac60f7eca3>>
 * @relayHash eea8e27f0f32c2414e3c894a48454d64
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d309b21ef7f34d931801ae19bac879d5135711c1811a41efeef46866d9e5a5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersOpenedQuery } from './OrdersOpenedQuery.graphql';

const node: PreloadableConcreteRequest<OrdersOpenedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d309b21ef7f34d931801ae19bac879d5135711c1811a41efeef46866d9e5a5b",
    "metadata": {},
    "name": "OrdersOpenedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
