/**
 * @generated SignedSource<<836f75b80dc888b2f7e43a2a7c66a98b>>
 * @relayHash e1bb21b228c8f74b497e26ab7caaa30e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e57df6e92b3b399947b48b3996bf352129e60095a4ac8a99a5c1d938fc0cd33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e57df6e92b3b399947b48b3996bf352129e60095a4ac8a99a5c1d938fc0cd33",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
