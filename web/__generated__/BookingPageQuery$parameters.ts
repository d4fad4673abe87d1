/**
 * @generated SignedSource<<4f961572f575d37655b73dd4e8167bbc>>
 * @relayHash 5bc28a1f48fafbf88a4237f4d23b7d19
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291b88a14e121dc6e749b6331714b51a5e0213a2b1d8a87a5b5edd7386940e4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "291b88a14e121dc6e749b6331714b51a5e0213a2b1d8a87a5b5edd7386940e4d",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
