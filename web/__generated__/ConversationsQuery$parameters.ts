/**
 * @generated SignedSource<<cac61896c776a8ca55a4dc0e01efb775>>
 * @relayHash d0c34d53f691a2c84e89219d1807f3dd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7beb45329381d49b289c413260df4b822dd8fb9f869eceb8ca4ccf00563dd88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationsQuery } from './ConversationsQuery.graphql';

const node: PreloadableConcreteRequest<ConversationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7beb45329381d49b289c413260df4b822dd8fb9f869eceb8ca4ccf00563dd88",
    "metadata": {},
    "name": "ConversationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
