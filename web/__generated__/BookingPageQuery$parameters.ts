/**
 * @generated SignedSource<<0d6c584692eedc04d87582942d12521d>>
 * @relayHash de94b561692f461a89ce521429fd36d2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a20aad9a88d3779189b4e9de1725a2b3f3ee26745e6831c4ddc353b56ce01f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a20aad9a88d3779189b4e9de1725a2b3f3ee26745e6831c4ddc353b56ce01f6",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
