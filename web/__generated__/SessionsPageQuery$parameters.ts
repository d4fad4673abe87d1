/**
 * @generated SignedSource<<7d5d6e715c97f3831df2aa8486ff53c6>>
 * @relayHash 5578d9ece16cc68b0940df63b8aaf191
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 284c193bf012cd920fac9a64d197cc5ec1dc6cfb3597a160e4d703e8c6cacc08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "284c193bf012cd920fac9a64d197cc5ec1dc6cfb3597a160e4d703e8c6cacc08",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
