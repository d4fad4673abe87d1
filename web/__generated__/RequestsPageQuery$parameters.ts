/**
 * @generated SignedSource<<3cb38d175c4cd832d30c50666fb463af>>
 * @relayHash 062722f1a0ab62fea801229ce8cba30e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa93e100faf803d3efd0fd30615f3a299a0e64ca6166b952ceaacd2566f8c8a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa93e100faf803d3efd0fd30615f3a299a0e64ca6166b952ceaacd2566f8c8a2",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
