/**
 * @generated SignedSource<<29d2664f2d8039662489b6ce71a71abc>>
 * @relayHash ed2ab72e6250977f6ff2eb5c71a4e7b4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a751228dbaf53f7e2cfc66ef3ef4028d38096864d2602368dc646830723813e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a751228dbaf53f7e2cfc66ef3ef4028d38096864d2602368dc646830723813e6",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
