/**
 * @generated SignedSource<<6f31ee61c0abb5032f6a519b6cd9cd7b>>
 * @relayHash 9984f3346580d1cf4e081031ea86a942
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 926f8fde9cec91428559d60eb77c6a00d5ed318555fce7042588eb4c716f48f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "926f8fde9cec91428559d60eb77c6a00d5ed318555fce7042588eb4c716f48f5",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
