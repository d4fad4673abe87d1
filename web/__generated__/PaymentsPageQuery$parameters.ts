/**
 * @generated SignedSource<<b71e4639260ecd124e37801181d5b1ff>>
 * @relayHash bcb40b80ca32f19566753fb715610067
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db058f6b305db7cf225a07443618030fae261e6a352a408e23ba342c26325f54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db058f6b305db7cf225a07443618030fae261e6a352a408e23ba342c26325f54",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
