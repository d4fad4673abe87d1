/**
 * @generated SignedSource<<5290e17cdef7991a4e999cdc4f66e495>>
 * @relayHash 33c21de3378c67373b353b3f80921358
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b2062bcf9182f4aa4510e77f1139fc59a48c264c95c9820575b874b1f6e45b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueueBlockQuery } from './QueueBlockQuery.graphql';

const node: PreloadableConcreteRequest<QueueBlockQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08b2062bcf9182f4aa4510e77f1139fc59a48c264c95c9820575b874b1f6e45b",
    "metadata": {},
    "name": "QueueBlockQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
