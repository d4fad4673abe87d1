/**
 * @generated SignedSource<<3a2fad98acb61e005b98ec391e50fc73>>
 * @relayHash e838b877ae2c0af399fb85aadbbae28f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66fbb9df0a667e3cddd4dd7135e6de8fdd2608b35382916627fe4da7c25538a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66fbb9df0a667e3cddd4dd7135e6de8fdd2608b35382916627fe4da7c25538a4",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
