/**
 * @generated SignedSource<<13c272bc2b84cd3d263d5c7f555ab3a0>>
 * @relayHash 2901d5d15ba91a94117a95b982802145
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 227c3968546dd4695571192183cd6561d64cb6aab4a45823cb475cdcfd5fb567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "227c3968546dd4695571192183cd6561d64cb6aab4a45823cb475cdcfd5fb567",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
