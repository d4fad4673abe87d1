/**
 * @generated SignedSource<<4767c3a7948f6978fb6dba41c9e6eba8>>
 * @relayHash 5ef52aade40aea4e2a1ee5a54ef585a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c61fef7f173f942ceaa7988023b9472c537b5cb3e67e7a55b360d9dabb0f8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75c61fef7f173f942ceaa7988023b9472c537b5cb3e67e7a55b360d9dabb0f8f",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
