/**
 * @generated SignedSource<<1d869581647cd9a3e30e5fdff66871f9>>
 * @relayHash 3f8bd4c69b2cee1fa868c5f1800f3e67
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7382e914d62c435e7e5f1a2b63ac77678d70d00e592f88b6ad492c28a0a3c8b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7382e914d62c435e7e5f1a2b63ac77678d70d00e592f88b6ad492c28a0a3c8b2",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
