/**
 * @generated SignedSource<<4a122f9df17d8e4f6feb06303ba36080>>
 * @relayHash 6ae9e54a091968de3107726073a927ab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4c93cd1f64e39b780a1b47cea5b1ae137ad53a55fad6b356b1ddd3f013b8c16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { chatServerMessagesQuery } from './chatServerMessagesQuery.graphql';

const node: PreloadableConcreteRequest<chatServerMessagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4c93cd1f64e39b780a1b47cea5b1ae137ad53a55fad6b356b1ddd3f013b8c16",
    "metadata": {},
    "name": "chatServerMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
