/**
 * @generated SignedSource<<ee1e7d35b852e09763cb3b0117e05ca4>>
 * @relayHash 7418a42b660a948fb477a656eb38bf11
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c23e7d42251f1b95a1e4b97781185889087ddb67d6ae0cc638bb9aa5df468af9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SlotPreviewQuery } from './SlotPreviewQuery.graphql';

const node: PreloadableConcreteRequest<SlotPreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c23e7d42251f1b95a1e4b97781185889087ddb67d6ae0cc638bb9aa5df468af9",
    "metadata": {},
    "name": "SlotPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
