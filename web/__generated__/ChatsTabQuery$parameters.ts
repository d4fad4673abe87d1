/**
 * @generated SignedSource<<84d6bdc399e9bcfa4cf3d76a06d8a200>>
 * @relayHash b317d7daeb8c1f748dafe8b8343a6892
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dc26ff827c3e3ed31282a2970f49fe18d34578b9ec1465bc09d33adaee1e21c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatsTabQuery } from './ChatsTabQuery.graphql';

const node: PreloadableConcreteRequest<ChatsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dc26ff827c3e3ed31282a2970f49fe18d34578b9ec1465bc09d33adaee1e21c",
    "metadata": {},
    "name": "ChatsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
