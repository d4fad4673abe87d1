/**
 * @generated SignedSource<<6ce3bc744ba8450510a0e3bcb591f119>>
 * @relayHash 5fa6c57739783e9b0e27a073a45c5802
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 610afb0934fd1f82d20d1272c447b517a05310de1b2d47393d44287197306b01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "610afb0934fd1f82d20d1272c447b517a05310de1b2d47393d44287197306b01",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
