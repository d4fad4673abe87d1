/**
 * @generated SignedSource<<5d16eb4aaf5d887b06d8bd8d081583ec>>
 * @relayHash 536be59c5fc02c92660e7dd8f8ceff69
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be8e522df0d35562f7905d78c6dc666aaa86a27e640c0598b03be6ffadba13c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be8e522df0d35562f7905d78c6dc666aaa86a27e640c0598b03be6ffadba13c5",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
