/**
 * @generated SignedSource<<41718501f2257ccebac4102132bcca65>>
 * @relayHash 68cf9762834dd9a24f497402ca7943f8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feaffae7b579c5844b545d0bec88e71b2298c3a8e6b320ff7c609e9c6a2be3e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "feaffae7b579c5844b545d0bec88e71b2298c3a8e6b320ff7c609e9c6a2be3e0",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
