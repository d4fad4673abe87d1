/**
 * @generated SignedSource<<78e31c11c242ba1990d88797af083cf0>>
 * @relayHash 5842348c4d58d945c954ce4bc5294977
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46c0510509a0c569bd23a43956773664c9391a41054ab5654a492d0923828d04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditWorkshopQuery } from './EditWorkshopQuery.graphql';

const node: PreloadableConcreteRequest<EditWorkshopQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46c0510509a0c569bd23a43956773664c9391a41054ab5654a492d0923828d04",
    "metadata": {},
    "name": "EditWorkshopQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
