/**
 * @generated SignedSource<<b74ba03f123eea87a51702fe5341a560>>
 * @relayHash e307e4fb6dd9535ef5d92ca6455aaadf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f243724d5137812acc9c5c604b359550d79d5b1ce8f689c6ae43545380f0d6b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f243724d5137812acc9c5c604b359550d79d5b1ce8f689c6ae43545380f0d6b3",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
