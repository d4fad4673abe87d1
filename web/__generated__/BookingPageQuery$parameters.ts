/**
 * @generated SignedSource<<673f23ad7d920d7e3c5222b314fb0485>>
 * @relayHash dda80cc1f749951d9fc020b3b81e44a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9cf203390616cd95a442bdeda587fcd96c42ba07854e3ce91cd2498bd38f217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9cf203390616cd95a442bdeda587fcd96c42ba07854e3ce91cd2498bd38f217",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
