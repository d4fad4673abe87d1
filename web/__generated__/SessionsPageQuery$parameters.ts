/**
 * @generated SignedSource<<c775c1833dc720ce977406c3f39f8578>>
 * @relayHash a31d0b1f92992bec3f64b6cc91edc095
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a93e961dd0cff873428a8ed037cd1abeaf2e515ab328a084e5c2b42d8f909ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a93e961dd0cff873428a8ed037cd1abeaf2e515ab328a084e5c2b42d8f909ee",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
