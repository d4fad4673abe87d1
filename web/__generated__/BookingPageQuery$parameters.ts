/**
 * @generated SignedSource<<41250ecf59c6352726a6294f2b1b9869>>
 * @relayHash 57b806ebacf6cf3426f5e40caea01c7d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fedc3ec1557e5446ac8272bf492512e52c3af60156cae49a2f4b9aae6cbebc25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fedc3ec1557e5446ac8272bf492512e52c3af60156cae49a2f4b9aae6cbebc25",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
