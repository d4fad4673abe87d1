/**
 * @generated SignedSource<<dcd91701784a2bf5fee8d937f2dd8e3f>>
 * @relayHash 8ac6d3cb7603d768d0ce9468943317be
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcf8c95c1b15c61154ead18f285af96927760fdc31717b54e543dad50e23019a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcf8c95c1b15c61154ead18f285af96927760fdc31717b54e543dad50e23019a",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
