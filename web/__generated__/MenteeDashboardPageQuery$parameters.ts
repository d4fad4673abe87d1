/**
 * @generated SignedSource<<7eb9d6908f1c9887ea0ba2c0a7e0436e>>
 * @relayHash 81c55e30d73f7e878e35cc4114e3738b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bcdb4121b469eb6c25672a6533d354e261d99c39dc6b4a44b55ee7ecf5389a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bcdb4121b469eb6c25672a6533d354e261d99c39dc6b4a44b55ee7ecf5389a1",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
