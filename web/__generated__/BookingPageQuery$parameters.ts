/**
 * @generated SignedSource<<cfbd3256e0544c728b87260cba13266e>>
 * @relayHash 1d2fae19f2a22c72765cfe1083039b4a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6631bbc57b2695d9e1c8b32ac1fcb3062e9be4ede6c1dc4f358b305d3ffe43c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6631bbc57b2695d9e1c8b32ac1fcb3062e9be4ede6c1dc4f358b305d3ffe43c",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
