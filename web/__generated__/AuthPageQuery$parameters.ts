/**
 * @generated SignedSource<<f75f84f57cf321d1d84b0fd6a41c0106>>
 * @relayHash c8b2f5f8106617cf67d99e30a8f58cca
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7388f5bee129e413875fa11bbd2951e4bc6d2b9e616284c4fb075ddce6b4263

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7388f5bee129e413875fa11bbd2951e4bc6d2b9e616284c4fb075ddce6b4263",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
