/**
 * @generated SignedSource<<4d63e0eb129b6bde6aaf82d1dfe2286e>>
 * @relayHash 24a24828bd42c32bc352cca4313f5d20
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0183d131e89ce3f459e618813b39f063df4a36fec9fc17d93ecb4c55afaa055c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0183d131e89ce3f459e618813b39f063df4a36fec9fc17d93ecb4c55afaa055c",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
