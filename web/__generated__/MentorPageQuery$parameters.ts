/**
 * @generated SignedSource<<fcb7429f6d29234776e761206fe8868d>>
 * @relayHash 18da7a7d5683f02b5ddf3aa84bfbaf53
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f6b81d20a297bd99d12e69a9cfcb8afe6f4379f1500a21e6f6d23d86b567d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f6b81d20a297bd99d12e69a9cfcb8afe6f4379f1500a21e6f6d23d86b567d9",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
