/**
 * @generated SignedSource<<aaf396f71881e5b0cfe375e88f53f672>>
 * @relayHash a28602e486af7ef730f2b46d1aedcff9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1179f3f05d9fbd5e9034619259196e5fdefc26cda60b368bc5cff8aff37a76a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1179f3f05d9fbd5e9034619259196e5fdefc26cda60b368bc5cff8aff37a76a5",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
