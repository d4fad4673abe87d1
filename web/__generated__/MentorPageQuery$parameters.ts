/**
 * @generated SignedSource<<8c5ed7897754ead2bde849f80adfc680>>
 * @relayHash 935606dc18bd9eb75e5bd43a9f94bc86
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d83f94e8562a149a138e6141e78ad64a6a27c49e94c4e2d4fee865836356641

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d83f94e8562a149a138e6141e78ad64a6a27c49e94c4e2d4fee865836356641",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
