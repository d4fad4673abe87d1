/**
 * @generated SignedSource<<f17c2cab253f6033070e5d1f5c71fee1>>
 * @relayHash 8d32c3fe33a9654d1bb4eeefa2f5efd0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb635ab0539c533506d23393f19bb6ce543b353b207b3b0d0c0e0ad4959e0756

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb635ab0539c533506d23393f19bb6ce543b353b207b3b0d0c0e0ad4959e0756",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
