/**
 * @generated SignedSource<<d8c5e2f97e1ece5741864cd38bbe7302>>
 * @relayHash a39cf7b3a6f568b8ae0dca18f167670c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b6eee0a8902a806f72533be60d59b4b88f3e48d8b61b20380d68eb5afa0d2ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b6eee0a8902a806f72533be60d59b4b88f3e48d8b61b20380d68eb5afa0d2ad",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
