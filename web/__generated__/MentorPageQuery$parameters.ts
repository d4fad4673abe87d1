/**
 * @generated SignedSource<<eaebc7cde4a0300a6965551bfc6cf976>>
 * @relayHash 23f398b1e43d53146994e70b0f17e605
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15984543459a350448be59fe7783c33ad66253c069ac9d790b1df88a16b05f7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15984543459a350448be59fe7783c33ad66253c069ac9d790b1df88a16b05f7b",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
