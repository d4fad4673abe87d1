/**
 * @generated SignedSource<<a2437caea61abdacece0354e1636acd6>>
 * @relayHash 80b4bfe147f884c7f51a783cd216e9c1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3fff29115945519747d668ec57056c944b9b2b5c8139ec0276add3d67da757b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3fff29115945519747d668ec57056c944b9b2b5c8139ec0276add3d67da757b",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
