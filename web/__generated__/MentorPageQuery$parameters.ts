/**
 * @generated SignedSource<<124fb8779a315f1fab60eb120c61f5c2>>
 * @relayHash 2704fd14414f44c628c9217871e37333
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f53d6014ab0c2d98146dcf972dc586f6c7dd9b0c915816f5a8bf95d8c34681b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f53d6014ab0c2d98146dcf972dc586f6c7dd9b0c915816f5a8bf95d8c34681b4",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
