/**
 * @generated SignedSource<<471ad08a9d70c2c2e57bad5b6dee9b86>>
 * @relayHash 50e204c1d64a1b7325bc510bda5d1da0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7e65376a54e527bc88aecc4ef43107aa57795da672463a5d32e8c446508248

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d7e65376a54e527bc88aecc4ef43107aa57795da672463a5d32e8c446508248",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
