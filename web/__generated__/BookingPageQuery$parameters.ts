/**
 * @generated SignedSource<<607ebe30df6edb520cd63ac89749b3f3>>
 * @relayHash eb6cd52985c38ca0c6e1d3688407aa27
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a2fdd8af0d227dcfb20f60632dd0254093a2402577d246cbcfe186ffd33d20f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a2fdd8af0d227dcfb20f60632dd0254093a2402577d246cbcfe186ffd33d20f",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
