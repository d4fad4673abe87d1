/**
 * @generated SignedSource<<133330b992b4fef79e25d5045547b0db>>
 * @relayHash 4f840ee9b379e40e005b94e55ff0503c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41bb07fa7e33f510627d8b41a293d3390d90b4cac72ec71710693694715db3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b41bb07fa7e33f510627d8b41a293d3390d90b4cac72ec71710693694715db3c",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
