/**
 * @generated SignedSource<<9e03f4f5821d11e93eafce89351c23f0>>
 * @relayHash ff1655d9c280fbebb246dd921bc315a9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c2c7390a4a37a255ab8236447acde977e830fb350f185b633c6b4962dc94047

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c2c7390a4a37a255ab8236447acde977e830fb350f185b633c6b4962dc94047",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
