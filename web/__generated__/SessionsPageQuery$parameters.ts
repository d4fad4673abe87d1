/**
 * @generated SignedSource<<eef252c5042b064eb0a4679012fe06f9>>
 * @relayHash 4621a860234927f5584e16d9a4e9c252
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d8621531d5d53ceb79e884c6518684b50af972d08ffabeb3250e953107940f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3d8621531d5d53ceb79e884c6518684b50af972d08ffabeb3250e953107940f",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
