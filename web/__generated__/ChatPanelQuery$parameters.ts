/**
 * @generated SignedSource<<d1c5e7c3a953e949bfb12fb2eac278df>>
 * @relayHash 3bd1524752c22f9092aa25110ae116e3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b4fbd45f0756726ec34fab8534099493ef83b6db62b6b21430a4f8afa87871

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatPanelQuery } from './ChatPanelQuery.graphql';

const node: PreloadableConcreteRequest<ChatPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1b4fbd45f0756726ec34fab8534099493ef83b6db62b6b21430a4f8afa87871",
    "metadata": {},
    "name": "ChatPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
