/**
 * @generated SignedSource<<612f1b8ff8c16f6054e5d7b3cfb88d1f>>
 * @relayHash 8cdbb8f00a1f11e001b659add36c155d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85ce65f635df5fbe24ad7c82cafdc50816d6d480b66cdc7401950adc437d3caf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85ce65f635df5fbe24ad7c82cafdc50816d6d480b66cdc7401950adc437d3caf",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
