/**
 * @generated SignedSource<<7be16d9bc35f71a0e4aabfd3878f0617>>
 * @relayHash 0fc13c336c9238ef825c02d8ac524e82
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3a4f2abb1d21b3e21db31874cf7aaf77598ce3064970d1d12b38909e5aa27d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3a4f2abb1d21b3e21db31874cf7aaf77598ce3064970d1d12b38909e5aa27d6",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
