/**
 * @generated SignedSource<<7abf6e5832717cdfe0bfa1501ca0a2d9>>
 * @relayHash 257a8f7b2ca8f0a74e50a102324381cc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d048f5a41a41c8aee6459f09b4f71d4722bbf66b89d25e9e1593589512a229fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d048f5a41a41c8aee6459f09b4f71d4722bbf66b89d25e9e1593589512a229fa",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
