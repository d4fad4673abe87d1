/**
 * @generated SignedSource<<b198ba7a7b9bded99d3bef9977becf32>>
 * @relayHash 12cba549a69c77a3a50be5908a1fb199
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dbf28bf8dd20b61081c025496458a3a226b8910c0cbe529b1d043b820f9d677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dbf28bf8dd20b61081c025496458a3a226b8910c0cbe529b1d043b820f9d677",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
