/**
 * @generated SignedSource<<28e24d35fd83256ac2909953d95a53d8>>
 * @relayHash 28970c7b3d6e9286c771b81f310f655e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e06d93ff88f8d329807872f8952875be81fc6984befedcb1011522c8f7e0318e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e06d93ff88f8d329807872f8952875be81fc6984befedcb1011522c8f7e0318e",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
