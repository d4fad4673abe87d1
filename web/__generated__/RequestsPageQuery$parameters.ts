/**
 * @generated SignedSource<<9cd2a1bb6ed113986959bcbe218e4633>>
 * @relayHash 147f197b31b3def3059ed9e27d9bc5df
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e423fc90fa7d2963d643d57a9843f6d6147ba2ad2f73855465162e1a9cb7f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45e423fc90fa7d2963d643d57a9843f6d6147ba2ad2f73855465162e1a9cb7f8",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
