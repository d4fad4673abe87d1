/**
 * @generated SignedSource<<daaafecaaf5146516a89a81c0cb7544d>>
 * @relayHash 9e2385980751df00b322b4185c0363c0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dd94bbe261cce4aeb7090fa50c5d1e16b9706c62fec8ed96a8202239071917c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dd94bbe261cce4aeb7090fa50c5d1e16b9706c62fec8ed96a8202239071917c",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
