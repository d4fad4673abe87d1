/**
 * @generated SignedSource<<b64ee1c18b71d7636bf9a7e987c21efa>>
 * @relayHash 55f855a83f2195611aec917b13faba08
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ea7e0a17f7e314499e310d5d80b194e9526448286c0654523a8f811de2cb7e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ea7e0a17f7e314499e310d5d80b194e9526448286c0654523a8f811de2cb7e6",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
