/**
 * @generated SignedSource<<0eb9bcad126056c2a0aee7b7aa1a2239>>
 * @relayHash 32b08b472e273b118da0c6906d7846e5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86753503b4ac1a377ada4b9133b5159901ee24819925f7ac3da3162d3f90c5c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86753503b4ac1a377ada4b9133b5159901ee24819925f7ac3da3162d3f90c5c4",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
