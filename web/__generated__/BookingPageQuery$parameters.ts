/**
 * @generated SignedSource<<a4fc238277347b78723ae3a849ff3f14>>
 * @relayHash 2eae4572f47d2b540a7a10b63c5fb87a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62b8e44ad9db6c898f7da7d47770c9797d24745e4827a0d5570b4bd72e04e163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62b8e44ad9db6c898f7da7d47770c9797d24745e4827a0d5570b4bd72e04e163",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
