/**
 * @generated SignedSource<<9b6c0e45aa8f81a05ca4077e5e7ed6fe>>
 * @relayHash ad71d6621f6ec76883a34c3bed8065cb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e185bf31d25b350c21823deda603e65016788dfbeadcc26ed2d398c05002c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12e185bf31d25b350c21823deda603e65016788dfbeadcc26ed2d398c05002c6",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
