/**
 * @generated SignedSource<<e252eff713108dd980fcc41466919963>>
 * @relayHash ec5f3172f5542e3428c95fd5d1f526d1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8d77c7f5f4a4ce3e0d7ee8c175814033fe4a552e382d8c964c45d4d96b376b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersQuery } from './OrdersQuery.graphql';

const node: PreloadableConcreteRequest<OrdersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a8d77c7f5f4a4ce3e0d7ee8c175814033fe4a552e382d8c964c45d4d96b376b",
    "metadata": {},
    "name": "OrdersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
