/**
 * @generated SignedSource<<895e3de798c527c34cb3fa3639e3ff98>>
 * @relayHash 5bec2f958b6f0e78ffca576b4b80f2d6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9024efd7aa4443b03cbc0d41b3012fe8b99339f0e0e29dcf1e38edf1dc5ce72e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9024efd7aa4443b03cbc0d41b3012fe8b99339f0e0e29dcf1e38edf1dc5ce72e",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
