/**
 * @generated SignedSource<<36960b4f88faf44989ae17fb2896d211>>
 * @relayHash a6dc3f531f2ca9fbd6fdd9ea776213d0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e15c01002d4e688044300b5eb9e60ccadeb999ef99a1a6429f7271f7c95858b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e15c01002d4e688044300b5eb9e60ccadeb999ef99a1a6429f7271f7c95858b2",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
