/**
 * @generated SignedSource<<6769a991da49addce4c6c1b1575c5e17>>
 * @relayHash 846b0eb3cb7227466f930b0f419a52c0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8caadfe1a7d5bcbfd8fcb76bd35b31438753d2ada9cf6a3c55e22f81ae8fc7cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8caadfe1a7d5bcbfd8fcb76bd35b31438753d2ada9cf6a3c55e22f81ae8fc7cf",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
