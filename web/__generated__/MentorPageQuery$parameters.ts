/**
 * @generated SignedSource<<cfc70084a1eb2058e88f50906c10a349>>
 * @relayHash 0b6fb4726d643ef91ef4298c0246af20
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10597b16bf77a0220891de4d96b0219e6b4deb51dacb99b634c7ef3eaa3423f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10597b16bf77a0220891de4d96b0219e6b4deb51dacb99b634c7ef3eaa3423f8",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
