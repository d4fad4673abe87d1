/**
 * @generated SignedSource<<292b9d976132ac529ec415731732b29f>>
 * @relayHash 51de6dc664d27b5980350e09b94482cf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9606e486b8915dc59b8eb9ea6ec48b8c25040525c7ca8c166d7a1b0e56b5e6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9606e486b8915dc59b8eb9ea6ec48b8c25040525c7ca8c166d7a1b0e56b5e6a",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
