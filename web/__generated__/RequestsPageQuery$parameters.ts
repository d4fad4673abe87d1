/**
 * @generated SignedSource<<674ef6921e9051c3720467a9a59803b5>>
 * @relayHash 09a8b486c4f17591611f6cbafa247173
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceb52b69e2d51207bdc7b745de4fb055eda0b5354fd369d5d60524eb1a204558

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ceb52b69e2d51207bdc7b745de4fb055eda0b5354fd369d5d60524eb1a204558",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
