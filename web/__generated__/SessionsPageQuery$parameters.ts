/**
 * @generated SignedSource<<3521e5a0d6fc072548f2bce722b08a61>>
 * @relayHash e151cb548161acb383205796e48f5583
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7729f14b1bded79420716534ae660d0deaf9e5d3590eacca1ee88d9389e97c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7729f14b1bded79420716534ae660d0deaf9e5d3590eacca1ee88d9389e97c4e",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
