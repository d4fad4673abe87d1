/**
 * @generated SignedSource<<561669d0dc9aec6beaaeecc1335e28d9>>
 * @relayHash 310cac9fa8179a8cd9da74c366556a7a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e93e9ffadbf95278b85c7b5edc9c6e3a8943dd7a993f782b30df2ba5e6c685

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e93e9ffadbf95278b85c7b5edc9c6e3a8943dd7a993f782b30df2ba5e6c685",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
